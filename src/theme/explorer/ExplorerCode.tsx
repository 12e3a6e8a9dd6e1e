import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { parseOwnDocument } from '../../runtime/page/trusted.ts';
import type { ExplorerView } from './explorer-state.ts';

/** In a file of its own that every page with code loads: a static import would split it in two. */
const CodeTools = lazy(async () => ({ default: (await import('../code/CodeTools.tsx')).CodeTools }));

/** Draws the file of an explorer as the page draws its code blocks. */
export function ExplorerCode({ title, note, html, state }: ExplorerView) {
  const [block, setBlock] = useState<HTMLElement | null>(null);
  const code = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = code.current!;
    // React leaves the content alone: only this parser may turn text into markup.
    element.replaceChildren(...parseOwnDocument(`<pre>${html}</pre>`).body.firstChild!.childNodes);
    element.parentElement!.scrollTop = 0;
  }, [html]);
  return (
    <figure ref={setBlock} className="code" data-own-tools="" data-state={state}>
      {/* Another file has another caption: nothing of the last one moves. */}
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
