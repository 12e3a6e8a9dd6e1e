import { useRef, useState } from 'react';
import type { Profile } from '../model/profiles.ts';
import type { GivenPackage } from './input/sources.ts';
import type { DoctorSession, Outcome } from './session/doctor-session.ts';

/** A package of the reader, and what became of it. */
export interface Examined extends GivenPackage {
  id: number;
  outcome?: Outcome;
}

/** Examines packages one after the other, and keeps what was found out about each. */
export function useExaminations(session: DoctorSession) {
  const [packages, setPackages] = useState<readonly Examined[]>([]);
  const [shownId, show] = useState<number>();
  const [running, setRunning] = useState<Examined>();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(0);
  const lastId = useRef(0);

  const run = (one: Examined, profile: Profile) => {
    const before = stops.current;
    const inTurn = async () => {
      await queue.current;
      // A stop is meant for everything that was waiting.
      if (before !== stops.current) return;
      setRunning(one);
      const outcome = await session.examine(one.source, profile);
      setPackages((all) => all.map((each) => (each.id === one.id ? { ...each, outcome } : each)));
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
    add(given: readonly GivenPackage[], profile: Profile) {
      const added = given.map((one) => ({ ...one, id: ++lastId.current }));
      if (added[0]) show(added[0].id);
      setPackages((all) => [...all, ...added]);
      for (const one of added) run(one, profile);
    },
    /** Examines a package again, with another profile. */
    again: run,
    stop() {
      stops.current++;
      session.stop();
      setPackages((all) => all.filter(({ outcome }) => outcome !== undefined));
    },
  };
}
