import type { Problem } from '../../../model/problem.ts';
import type { Project } from '../read/project.ts';
import type { RecordedProject } from './recorded.ts';
import type { ProjectResult } from '../run/run-project.ts';

/** What is to be done with a project, and what came of it. */
export interface Task {
  project: Project;
  inputs: string;
  recorded: RecordedProject | undefined;
  isAsRecorded: boolean;
  mustRun: boolean;
  result?: ProjectResult;
  failures: Problem[];
}
