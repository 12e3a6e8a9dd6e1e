import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { OUTLINE } from '../../model/constants.ts';
import { LivePiece } from '../../runtime/page/Piece.tsx';
import { useWindowEvents } from '../../runtime/page/listen.ts';
import { currentEntry, keepInView } from './current-entry.ts';
import { throttle } from './throttle.ts';

/** Lists the headings of the page, and marks the one at the top of the screen. */
export function Outline() {
  return (
    <LivePiece
      as="nav"
      name="outline"
      id="outline"
      className="outline"
      popover="auto"
      aria-labelledby="outline-title"
      read={readOutline}
    />
  );
}

interface OutlineEntry {
  href: string;
  text: string;
  /** Of the heading, from 2 to 4. */
  depth: number;
}

interface OutlineEntriesProps {
  title: string;
  entries: readonly OutlineEntry[];
}

function readOutline(holder: ParentNode) {
  const entries = [...holder.querySelectorAll('a')].map((link) => ({
    href: link.getAttribute('href')!,
    text: link.text,
    depth: Number(/\d/.exec(link.parentElement!.className)?.[0] ?? 2),
  }));
  return <OutlineEntries title={holder.querySelector('p')!.textContent} entries={entries} />;
}

export function OutlineEntries({ title, entries }: OutlineEntriesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  // One for the whole visit, because it knows when it ran last.
  const [update] = useState(() =>
    throttle(() => setCurrent(currentEntry(entries.map(({ href }) => href))), OUTLINE.throttleMs),
  );
  useEffect(update, [update]);
  useWindowEvents(['scroll', 'resize', 'hashchange'], update);
  useLayoutEffect(() => {
    if (current === undefined) return;
    keepInView(list.current!.querySelector('[aria-current]')!, list.current!.parentElement!);
  }, [current]);
  return (
    <>
      <p id="outline-title" className="outline-title">
        {title}
      </p>
      <ul ref={list}>
        {entries.map(({ href, text, depth }) => (
          <li key={href} className={depth > 2 ? `depth-${depth}` : undefined}>
            <a href={href} aria-current={href === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
