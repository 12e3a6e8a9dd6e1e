import { useEffect, useState } from 'react';
import { PAGE_LIST } from '../../model/constants.ts';
import { baseOf } from '../../model/document.ts';
import { nearestPages } from '../../model/nearest-pages.ts';
import type { NamedPage } from '../../model/nearest-pages.ts';
import { Island } from '../../runtime/islands/Island.tsx';
import type { ReadIsland } from '../../runtime/islands/Island.tsx';
import { useSay } from '../../runtime/page/Piece.tsx';

/** Reserves the space for suggestions, which come in the browser, because only that knows the address. */
export function Suggestions() {
  return (
    <Island name="Suggestions" className="suggestions">
      {null}
    </Island>
  );
}

export const readSuggestions: ReadIsland = () => <SuggestedPages />;

/** Links to the pages whose addresses are nearest to the one that was not found. */
function SuggestedPages() {
  const say = useSay();
  const [near, setNear] = useState<readonly NamedPage[]>([]);
  useEffect(() => {
    let isWanted = true;
    // The reader did not ask for them: if they cannot be loaded, the page stays as it is.
    suggestedPages().then(
      (pages) => isWanted && setNear(pages),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (near.length === 0) return null;
  return (
    <>
      <h2>{say('Did you mean')}</h2>
      <ul>
        {near.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

async function suggestedPages(): Promise<readonly NamedPage[]> {
  const response = await fetch(baseOf(document.documentElement) + PAGE_LIST);
  const pages = response.ok ? readPageList(await response.text()) : [];
  return nearestPages(readable(location.pathname), pages);
}

/** Reads the list of pages that the build writes for programs: `- [Title](https://host/path.md): description`. */
export function readPageList(text: string): NamedPage[] {
  return [...text.matchAll(/^- \[((?:\\.|[^\]\\])*)\]\(([^)\s]+)\)/gm)].map(
    ([, title = '', address = '']) => ({
      title: title.replaceAll(/\\(.)/g, '$1'),
      path: readable(new URL(address).pathname).replace(/(?:(\/)index)?\.md$/, '$1'),
    }),
  );
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
