import type { MouseEvent } from 'react';
import { announce } from '../../runtime/navigate/announce.ts';
import { Island } from '../../runtime/islands/Island.tsx';
import type { ReadIsland } from '../../runtime/islands/Island.tsx';
import { loadPart } from '../../runtime/page/lazy-part.ts';
import { useSay } from '../../runtime/page/Piece.tsx';
import { useCopied } from '../code/use-copied.ts';

interface EntriesProps {
  /** The page as Markdown. */
  address: string;
  copy: string;
  view: string;
}

/** Renders the entries that copy or open the Markdown of a page. */
export function PageMenu(entries: EntriesProps) {
  return (
    <Island name="PageMenu" id="page-menu" popover="auto" className="popup dropdown">
      <Entries {...entries} />
    </Island>
  );
}

export const readPageMenu: ReadIsland = (frame) => {
  const [copy, view] = frame.querySelectorAll('a');
  return <Entries address={copy!.getAttribute('href')!} copy={copy!.text} view={view!.text} />;
};

/** Without scripts, or with a modifier key, both links open the file. */
function Entries({ address, copy, view }: EntriesProps) {
  const say = useSay();
  const [isCopied, showCopied] = useCopied();
  const copyPage = async (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const part = await loadPart('page', () => import('./copy-page.ts'));
    if (!(await part?.copyPage(address))) return;
    showCopied();
    announce(say('Copied'));
  };
  return (
    <>
      <a href={address} onClick={(event) => void copyPage(event)}>
        {isCopied ? say('Copied') : copy}
      </a>
      <a href={address}>{view}</a>
    </>
  );
}
