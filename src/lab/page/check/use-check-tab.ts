import { useEffect, useState } from 'react';

const load = () => import('./CheckTab.tsx');
type CheckPart = Awaited<ReturnType<typeof load>>;

/** The tab once it was wanted and has arrived, or `failed`. Nothing of it loads before. */
export function useCheckTab(isWanted: boolean): CheckPart | 'failed' | undefined {
  const [part, setPart] = useState<CheckPart | 'failed'>();
  const isMissing = part === undefined || part === 'failed';
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    void load().then(setPart, () => setPart('failed'));
  }, [isWanted, isMissing]);
  return part;
}
