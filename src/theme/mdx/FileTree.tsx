import type { ReactNode } from 'react';

/** A Markdown list of files, drawn as a `tree` fence is. */
export function FileTree({ children }: { children?: ReactNode }) {
  return <div className="tree">{children}</div>;
}
