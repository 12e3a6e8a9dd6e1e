import type { ReactNode } from 'react';

/** Headings inside become numbered steps. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
