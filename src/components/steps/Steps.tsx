import type { ReactNode } from 'react';

/** Turns the headings inside it into numbered steps. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
