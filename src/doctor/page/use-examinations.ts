import { useRef, useState } from 'react';
import { DEFAULT_PROFILE } from '../model/profiles.ts';
import type { Profile } from '../model/profiles.ts';
import type { PackageSource } from '../model/protocol.ts';
import type { GivenPackage } from './input/sources.ts';
import type { DoctorSession, Outcome } from './session/checker-session.ts';

/** A package of the reader, and what became of it. */
export interface Examined extends GivenPackage {
  id: number;
  /** The one that the reader has chosen for it. */
  profile: Profile;
  outcome?: Outcome;
  /** The profile of the outcome. */
  judged?: Profile;
}

/** Examines packages one after the other, and keeps what was found out about each. */
export function useExaminations(
  session: Pick<DoctorSession, 'stop'>,
  examine: (source: PackageSource | undefined, profile: Profile) => Promise<Outcome>,
) {
  const [packages, setPackages] = useState<readonly Examined[]>([]);
  const [shownId, show] = useState<number>();
  const [running, setRunning] = useState<Examined>();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(0);
  const lastId = useRef(0);
  /** The one that the reader chose last, also for the packages to come. */
  const profile = useRef<Profile>(DEFAULT_PROFILE);

  const change = (id: number, part: Partial<Examined>) => {
    setPackages((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
  };
  /** `asked` is the profile that the reader sees chosen already. */
  const run = (one: Examined, asked = one.profile) => {
    const before = stops.current;
    const inTurn = async () => {
      await queue.current;
      // A stop is meant for everything that was waiting.
      if (before !== stops.current) return;
      setRunning(one);
      const outcome = await examine(one.source, asked);
      const isStopped = before !== stops.current;
      // A report stays until there is another one.
      if (!isStopped || !one.outcome) change(one.id, { outcome, judged: asked });
      setRunning(undefined);
    };
    queue.current = inTurn();
  };
  return {
    packages,
    shown: packages.find(({ id }) => id === shownId),
    running,
    show,
    /** Examines new packages, and shows the first of them. */
    add(given: readonly GivenPackage[]) {
      const added = given.map((one) => ({ ...one, id: ++lastId.current, profile: profile.current }));
      if (added[0]) show(added[0].id);
      setPackages((all) => [...all, ...added]);
      for (const one of added) run(one);
    },
    /** Examines a package again. */
    again(one: Examined, chosen: Profile) {
      profile.current = chosen;
      change(one.id, { profile: chosen });
      run(one, chosen);
    },
    stop() {
      stops.current++;
      session.stop();
      setPackages((all) =>
        all
          .filter(({ id, outcome }) => outcome !== undefined || id === running?.id)
          // What was asked for and does not come is not chosen any more.
          .map((one) => ({ ...one, profile: one.judged ?? one.profile })),
      );
    },
  };
}
