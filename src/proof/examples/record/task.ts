import type { Problem } from '../../../model/problem.ts';
import type { Project } from '../read/project.ts';
import type { RecordedProject } from './recorded.ts';
import type { ProjectResult } from '../run/run-project.ts';

/** The work to do for a project, and its result. */
export interface Task {
  project: Project;
  inputs: string;
  recorded: RecordedProject | undefined;
  isAsRecorded: boolean;
  mustRun: boolean;
  result?: ProjectResult;
  failures: Problem[];
}
