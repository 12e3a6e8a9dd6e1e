import { useEffect, useState } from 'react';
import { FEEDBACK } from '../../model/constants.ts';

/** True for a moment after something was copied. The function reports a copy, and each one restarts the time. */
export function useCopied(): [isCopied: boolean, showCopied: () => void] {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return undefined;
    const timer = setTimeout(() => setCopiedAt(undefined), FEEDBACK.copiedMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  return [copiedAt !== undefined, () => setCopiedAt(performance.now())];
}
