import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { parseOwnDocument } from '../../../runtime/page/trusted.ts';
import type { FileView } from './explorer-state.ts';

/** Shares the file that every page with code loads; a static import would split that file in two. */
const CodeTools = lazy<ComponentType<{ block: HTMLElement }>>(() =>
  import('../../../theme/code/CodeTools.tsx').then(
    (part) => ({ default: part.CodeTools }),
    // The reader did not ask for them, and the code can be read without.
    () => ({ default: () => null }),
  ),
);

interface ExplorerCodeProps extends FileView {
  /** Tabs for the title bar. With tabs, the name of the file and its note are below the code. */
  children?: ReactNode;
}

/** Renders a file of an explorer like any other code block. */
export function ExplorerCode({ title, note, html, state, children }: ExplorerCodeProps) {
  const [block, setBlock] = useState<HTMLElement | null>(null);
  const code = useRef<HTMLElement>(null);
  /** A new caption renders the tools again, because they take the name of the block from the document. */
  const [, setCaption] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = code.current!;
    // Not rendered by React, because only this parser may turn a string into markup.
    element.replaceChildren(...parseOwnDocument(`<pre>${html}</pre>`).body.firstChild!.childNodes);
    element.parentElement!.scrollTop = 0;
  }, [html]);
  // Keyed by file, so a new caption replaces the old one and nothing in it shifts.
  const caption = (
    <figcaption key={title} ref={setCaption}>
      {title} <small>{note}</small>
    </figcaption>
  );
  return (
    <figure ref={setBlock} className="code" data-own-tools="" data-state={state}>
      {children ?? caption}
      <pre tabIndex={children ? 0 : undefined}>
        <code ref={code} />
      </pre>
      {children && caption}
      {/* Keyed by text, because the tools depend on how wide it is. */}
      <Suspense>{block && <CodeTools key={html} block={block} />}</Suspense>
    </figure>
  );
}
