import { useEffect, useState } from 'react';
import { announce } from '../../../runtime/navigate/announce.ts';
import type { ExplorerData } from '../../model/explorer.ts';
import { say } from '../say/say.ts';

interface Outputs {
  /** Undefined until they are loaded. */
  data: ExplorerData | undefined;
  hasFailed: boolean;
  /** Loads them again if they did not load. */
  retry: () => void;
}

/** Loads the outputs of all combinations of an explorer. */
export function useOutputs(url: string): Outputs {
  const [data, setData] = useState<ExplorerData>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    loadOutputs(url).then(setData, () => {
      announce(say('The other outputs cannot be loaded. Check your connection, then choose again.'));
      setFailed(attempt);
    });
  }, [url, attempt]);
  return {
    data,
    hasFailed: data === undefined && failed > 0,
    retry: () => {
      if (data === undefined && failed === attempt) setAttempt(attempt + 1);
    },
  };
}

async function loadOutputs(url: string): Promise<ExplorerData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return (await response.json()) as ExplorerData;
}
