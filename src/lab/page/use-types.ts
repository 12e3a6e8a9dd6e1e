import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../runtime/storage/storage.ts';

const KEY = 'lab-types';
const ON = 'on';

/** True if the reader wants TypeScript, which the next visit remembers. The function changes it. */
export function useTypes(): [wantsTypes: boolean, wantTypes: (wants: boolean) => void] {
  const [wantsTypes, setWants] = useState(() => readStored(KEY) === ON);
  const wantTypes = useCallback((wants: boolean) => {
    setWants(wants);
    writeStored(KEY, wants ? ON : 'off');
  }, []);
  return [wantsTypes, wantTypes];
}
