import { useEffect, useState, useSyncExternalStore } from 'react';
import { planBuild } from './project/build-plan.ts';
import type { BuildPlan } from './project/build-plan.ts';
import type { ProjectState } from './project/project-state.ts';
import type { LabSession, LabView } from './session/lab-session.ts';
import { LAB_TIMES } from './session/lab-times.ts';

/** Builds the project whenever the reader pauses. Returns what to show, and what keeps it from being built. */
export function useBuild(
  session: LabSession,
  { files, isTrusted, generation }: ProjectState,
  wantsTypes: boolean,
): LabView & { plan: BuildPlan | undefined } {
  const view = useSyncExternalStore(session.subscribe, session.view);
  const [planned, setPlanned] = useState<{ generation: number; plan: BuildPlan }>();
  useEffect(() => session.enter(generation), [session, generation]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = planBuild(files, isTrusted);
      setPlanned({ generation, plan: next });
      if (next.kind === 'build') session.build({ files, config: next.config, isTrusted, wantsTypes });
      else session.cancel();
    }, LAB_TIMES.pause);
    return () => clearTimeout(timer);
  }, [session, files, isTrusted, generation, wantsTypes]);
  const { refused } = view;
  // A question about one project must not be answered for another.
  const plan = planned?.generation === generation ? planned.plan : undefined;
  return { ...view, plan: refused === undefined ? plan : { kind: 'ask', path: refused } };
}
