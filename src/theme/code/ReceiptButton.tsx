import { useLayoutEffect } from 'react';
import { loadPart } from '../../runtime/page/lazy-part.ts';
import { nameOf } from './block-text.ts';

interface ReceiptButtonProps {
  block: HTMLElement;
  /** Address of the details. */
  receipt: string;
}

/** Replaces the static mark, which looks the same and has the same words for readers without scripts. */
export function ReceiptButton({ block, receipt }: ReceiptButtonProps) {
  const note = block.querySelector<HTMLElement>(':scope > small');
  useLayoutEffect(() => {
    note?.toggleAttribute('hidden', true);
    return () => void note?.toggleAttribute('hidden', false);
  }, [note]);
  const open = (button: HTMLElement) =>
    void loadPart('receipt', () => import('./receipt-view.tsx')).then((part) =>
      part?.openReceipt(receipt, button),
    );
  return (
    <button
      type="button"
      className="receipt"
      aria-label={`${note?.textContent}: ${nameOf(block)}`}
      onClick={({ currentTarget }) => open(currentTarget)}
    />
  );
}
