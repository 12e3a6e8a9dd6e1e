import { useEffect, useReducer, useState } from 'react';
import type { Dispatch } from 'react';
import { listen } from '../../runtime/page/listen.ts';
import { changeProject, openProject } from './project/project-state.ts';
import type { ProjectAction, ProjectState } from './project/project-state.ts';
import { hasDraft, keepDraft } from './project/drafts.ts';
import { forgetAddress } from './project/opened-project.ts';
import type { OpenedProject } from './project/opened-project.ts';
import { LAB_TIMES } from './session/lab-times.ts';

interface Project {
  state: ProjectState;
  change: Dispatch<ProjectAction>;
  /** False if the browser could not store the draft. */
  isKept: boolean;
}

/** Holds the project, and keeps it as a draft while the reader changes it. */
export function useProject({ files, initial }: OpenedProject): Project {
  const [state, change] = useReducer(changeProject, undefined, () => openProject(files, initial));
  const [isKept, setKept] = useState(true);
  const { files: current, initial: start } = state;
  useEffect(() => {
    if (current === start && !hasDraft()) return undefined;
    const keep = () => setKept(keepDraft({ files: current, initial: start }));
    forgetAddress();
    // A tab that is closed or reloaded can still store its draft, but browsers ignore that its history entry names it.
    if (!hasDraft()) keep();
    const timer = setTimeout(keep, LAB_TIMES.pause);
    // Closing the tab must not lose what was typed last.
    const stop = listen(['pagehide'], keep);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [current, start]);
  return { state, change, isKept };
}
