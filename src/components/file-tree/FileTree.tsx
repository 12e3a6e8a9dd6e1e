import type { ReactNode } from 'react';

/** Renders a Markdown list of files like a `tree` fence. */
export function FileTree({ children }: { children?: ReactNode }) {
  return <div className="tree">{children}</div>;
}
