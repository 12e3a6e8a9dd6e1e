import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { STAND_IN } from '../../model/document.ts';
import { Contained } from '../../runtime/page/Contained.tsx';

/**
 * Shows an instrument in its place. Its root is its own, because it starts with its page instead of after the app, a page
 * load always enters and leaves that page, and it needs nothing of the store. If it fails, its place has what the build
 * wrote again, also what is otherwise only for readers without scripts.
 */
export function showInstrument(name: string, place: Element, instrument: ReactElement): void {
  const written = [...place.children];
  const form = () => {
    for (const element of written) element.classList.remove(STAND_IN);
    return written;
  };
  createRoot(place).render(
    <Contained name={name} form={form}>
      {instrument}
    </Contained>,
  );
}
