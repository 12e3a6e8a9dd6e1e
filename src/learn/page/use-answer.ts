import { useEffect, useReducer, useState } from 'react';
import type { Dispatch } from 'react';
import { checkProject } from '../../lab/model/project.ts';
import { changeProject, openProject } from '../../lab/page/project/project-state.ts';
import type { ProjectAction, ProjectState } from '../../lab/page/project/project-state.ts';
import { listen } from '../../runtime/page/listen.ts';
import { readStoredJson, writeStoredJson } from '../../runtime/storage/storage.ts';
import type { LessonData, LessonFiles } from '../model/lesson.ts';
import { isProgress, progressKey } from '../model/progress.ts';
import type { Progress } from '../model/progress.ts';

export interface Answer {
  state: ProjectState;
  change: Dispatch<ProjectAction>;
  /** Digest of the checks that the reader has passed, now or in an earlier visit. */
  solved: string | undefined;
  /** Notes that the answer passes, or forgets that one did. */
  noteSolved: (digest: string | undefined) => void;
  /** False if the browser could not store the progress. */
  isKept: boolean;
}

const KEEP_AFTER_MS = 250;

/** Holds the reader's files, and keeps them with the progress for the next visit. */
export function useAnswer({ id, start }: Pick<LessonData, 'id' | 'start'>): Answer {
  const [before] = useState(() => readProgress(id));
  const [state, change] = useReducer(changeProject, undefined, () => opened(before.files, start));
  const [solved, setSolved] = useState(before.solved);
  const [isKept, setKept] = useState(true);
  const { files } = state;
  useEffect(() => {
    const now: Progress = { solved, files: files === start ? undefined : files };
    if (JSON.stringify(now) === JSON.stringify(readProgress(id))) return undefined;
    const keep = () => {
      setKept(writeStoredJson(progressKey(id), now));
      // The sidebar marks what is solved. Browsers send this event only to other tabs.
      dispatchEvent(new StorageEvent('storage', { key: progressKey(id) }));
    };
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    // Closing the tab must not lose what was typed last.
    const stop = listen(['pagehide'], keep);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, files, start, solved]);
  return { state, change, solved, noteSolved: setSolved, isKept };
}

/** Code in the project of a lesson comes with the site; stored code is asked about, as in the lab. */
function opened(files: LessonFiles | undefined, start: LessonFiles): ProjectState {
  const isOwn = files !== undefined && 'files' in checkProject(files);
  const state = openProject(isOwn ? files : start, start);
  return { ...state, isTrusted: !isOwn, isInitialTrusted: true };
}

function readProgress(id: string): Progress {
  return readStoredJson(progressKey(id), isProgress) ?? {};
}
