import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { parseOwnDocument } from '../../runtime/page/trusted.ts';
import type { ExplorerView } from './explorer-state.ts';

/** Shares the file that every page with code loads; a static import would split that file in two. */
const CodeTools = lazy(async () => ({ default: (await import('../code/CodeTools.tsx')).CodeTools }));

/** Renders a file of an explorer like any other code block. */
export function ExplorerCode({ title, note, html, state }: ExplorerView) {
  const [block, setBlock] = useState<HTMLElement | null>(null);
  const code = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = code.current!;
    // Not rendered by React, because only this parser may turn a string into markup.
    element.replaceChildren(...parseOwnDocument(`<pre>${html}</pre>`).body.firstChild!.childNodes);
    element.parentElement!.scrollTop = 0;
  }, [html]);
  return (
    <figure ref={setBlock} className="code" data-own-tools="" data-state={state}>
      {/* Keyed by file, so a new caption replaces the old one and nothing in it shifts. */}
      <figcaption key={title}>
        {title} <small>{note}</small>
      </figcaption>
      <pre tabIndex={0}>
        <code ref={code} />
      </pre>
      <Suspense>{block && <CodeTools block={block} />}</Suspense>
    </figure>
  );
}
