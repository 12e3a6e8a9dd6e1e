import { hashOf } from '../../model/address.ts';
import type { TocEntry } from '../../model/page.ts';

export function OutlinePiece({ toc, title }: { toc: TocEntry[]; title: string }) {
  return (
    <>
      <p id="outline-title" className="outline-title">
        {title}
      </p>
      <ul>
        {toc.map(({ id, text, depth }) => (
          <li key={id} className={depth > 2 ? `depth-${depth}` : undefined}>
            <a href={hashOf(id)}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
