import { useState } from 'react';
import { useWindowEvents } from '../../../runtime/page/listen.ts';
import { dropped } from './sources.ts';
import type { GivenPackage } from './sources.ts';

/** Takes what is dropped anywhere on the page: beside a target, a browser would leave the page for the file. */
export function useDrop(onIntent: () => void, onGive: (given: GivenPackage[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const filesOf = ({ dataTransfer }: DragEvent) =>
    dataTransfer?.types.includes('Files') === true ? dataTransfer : undefined;
  useWindowEvents(['dragover'], (event) => {
    if (!filesOf(event)) return;
    event.preventDefault();
    setOver(true);
    onIntent();
  });
  useWindowEvents(['dragleave'], ({ relatedTarget }) => {
    if (relatedTarget === null) setOver(false);
  });
  useWindowEvents(['drop'], (event) => {
    const transfer = filesOf(event);
    if (!transfer) return;
    event.preventDefault();
    setOver(false);
    void dropped(transfer).then(onGive);
  });
  return isOver;
}
