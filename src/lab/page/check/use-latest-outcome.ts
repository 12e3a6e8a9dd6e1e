import { useCallback, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Profile } from '../../../doctor/model/profiles.ts';
import type { PackageSource } from '../../../doctor/model/protocol.ts';
import type { DoctorSession, Outcome } from '../../../doctor/page/session/checker-session.ts';

interface Asked {
  source: PackageSource;
  profile: Profile;
}

interface LatestOutcome {
  outcome: Outcome | undefined;
  /** Nothing newer was asked for. */
  isNewest: boolean;
  ask: (source: PackageSource, profile: Profile) => void;
}

/**
 * Examines one package at a time, and of those that were asked for meanwhile only the newest. The doctor would give up a
 * running examination with its worker, which takes longer to load than to finish.
 */
export function useLatestOutcome(session: Pick<DoctorSession, 'examine'>): LatestOutcome {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isNewest, setNewest] = useState(false);
  const wanted = useRef<Asked>(undefined);
  const isRunning = useRef(false);
  const ask = useCallback(
    (source: PackageSource, profile: Profile) => {
      wanted.current = { source, profile };
      setNewest(false);
      const examineWanted = async () => {
        while (wanted.current) {
          const next: Asked = wanted.current;
          wanted.current = undefined;
          setOutcome(await session.examine(next.source, next.profile));
        }
        setNewest(true);
      };
      runAlone(isRunning, examineWanted).catch((error: unknown) =>
        console.error('The package was not examined:', error),
      );
    },
    [session],
  );
  return { outcome, isNewest, ask };
}

async function runAlone(isRunning: RefObject<boolean>, work: () => Promise<void>): Promise<void> {
  if (isRunning.current) return;
  isRunning.current = true;
  try {
    await work();
  } finally {
    isRunning.current = false;
  }
}
