import type { MouseEvent } from 'react';
import { CONTROL, mark } from '../../model/document.ts';
import { announce } from '../../runtime/navigate/announce.ts';
import { Island } from '../../runtime/islands/Island.tsx';
import type { ReadIsland } from '../../runtime/islands/Island.tsx';
import { clickedControl } from '../../runtime/page/clicked-control.ts';
import { useSay } from '../../runtime/page/Piece.tsx';
import { useCopied } from '../../runtime/page/use-copied.ts';
import { Drawing } from '../icon/Drawing.tsx';

/** Two sheets, a check mark, and a sheet with text. */
const COPY = ['M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4'];
const COPIED = ['m4 10.5 4 4 8-9'];
const VIEW = ['M5 2.5h7l3.5 3.5v11.5H5zM8 10h4.5M8 13h4.5'];

interface LinksProps {
  /** The page as Markdown. */
  address: string;
  copy: string;
  view: string;
}

/** Renders the links that copy and open the Markdown of a page. */
export function PageMenu(links: LinksProps) {
  return (
    <Island name="PageMenu" className="page-menu">
      <Links {...links} />
    </Island>
  );
}

export const readPageMenu: ReadIsland = (frame) => {
  const [copy, view] = frame.querySelectorAll('a');
  return (
    <Links
      address={copy!.getAttribute('href')!}
      copy={copy!.textContent}
      view={view!.getAttribute('aria-label')!}
    />
  );
};

/** Without scripts, or with a modifier key, both links open the file. */
function Links({ address, copy, view }: LinksProps) {
  const say = useSay();
  const [isCopied, showCopied] = useCopied();
  const onClick = async (event: MouseEvent) => {
    if (!clickedControl(event.nativeEvent)) return;
    event.preventDefault();
    if (!(await copyPage(address))) return;
    showCopied();
    announce(say('Copied'));
  };
  return (
    <>
      <a
        href={address}
        className="copy-page"
        {...mark(CONTROL)}
        data-copied={isCopied || undefined}
        onClick={(event) => void onClick(event)}
      >
        <Drawing paths={isCopied ? COPIED : COPY} />
        <span>{copy}</span>
        {isCopied && <strong>{say('Copied')}</strong>}
      </a>
      <a href={address} className="icon-button" aria-label={view}>
        <Drawing paths={VIEW} />
      </a>
    </>
  );
}

/** Copies a page's Markdown to the clipboard. If that fails, opens the file, so the reader can copy it there. */
async function copyPage(address: string): Promise<boolean> {
  try {
    await write(textAt(address));
    return true;
  } catch {
    location.assign(address);
    return false;
  }
}

/** WebKit refuses to write after the click, so this starts before the text is there. */
async function write(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(await text);
  const type = 'text/plain';
  const blob = text.then((plain) => new Blob([plain], { type }));
  return clipboard.write([new ClipboardItem({ [type]: blob })]);
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}
