import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ShellPiece } from '../model/document.ts';
import type { HookData, SlotProps } from '../model/hook-data.ts';
import type { SlotName } from '../model/slots.ts';
import type { Say } from '../model/words/words.ts';
import { PieceContext } from '../runtime/page/Piece.tsx';
import beforeArticle from './styles/before-article.css?inline';
import { HookContext } from './site-hooks.tsx';

/** The components that a site adds to the layout. */
export type Slots = Readonly<Partial<Record<SlotName, ComponentType<SlotProps>>>>;

export interface SlotContents {
  slots: Slots;
  /** For the hooks of these components. */
  data: HookData;
  say: Say;
}

/** Rules that only a site with this slot needs. */
export const slotStyles = (slots: Slots) => (slots.beforeArticle ? `@layer states{${beforeArticle}}` : '');

/** The slot whose component is being rendered, or has failed: code that never ends cannot say where it is. */
let running: SlotName | undefined;
export const runningSlot = () => running;
/** Call it before the slots of another page. */
export function forgetSlot(): void {
  running = undefined;
}

/** The pieces that slots are in: text of a piece needs no code in the browser. */
const AROUND: Readonly<Partial<Record<ShellPiece, { before?: SlotName; after?: SlotName }>>> = {
  nav: { before: 'beforeNavbar' },
  'nav-end': { after: 'afterNavbar' },
  sidebar: { before: 'beforeSidebar', after: 'afterSidebar' },
  'doc-header': { after: 'beforeArticle' },
  'doc-footer': { before: 'afterArticle' },
  footer: { before: 'beforeFooter', after: 'afterFooter' },
};

/** Adds to the HTML of a piece what the site has for its slots. */
export function withSlots(piece: ShellPiece, html: string, added: SlotContents): string {
  const { before, after } = AROUND[piece] ?? {};
  return slotHtml(before, added) + html + slotHtml(after, added);
}

function slotHtml(name: SlotName | undefined, { slots, data, say }: SlotContents): string {
  const Own = name && slots[name];
  if (!Own) return '';
  running = name;
  const html = renderToStaticMarkup(
    <PieceContext value={{ html: () => undefined, say, isStatic: true }}>
      <HookContext value={data}>
        <div className={`slot ${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`}>
          <Own page={data.page} site={data.site} />
        </div>
      </HookContext>
    </PieceContext>,
    // Each piece is rendered alone, so ids would repeat.
    { identifierPrefix: name },
  );
  if (/<[^>]*\sstyle="/.test(html))
    throw new Error(
      'it renders a style attribute, which the security policy forbids; use a class and the file of `styles`',
    );
  running = undefined;
  return html;
}
