import { useLayoutEffect } from 'react';
import { RECEIPT } from '../../model/document.ts';
import { loadPart } from '../../../runtime/page/lazy-part.ts';

const importView = () => import('./receipt-view.tsx');

interface ReceiptButtonProps {
  block: HTMLElement;
  name: string;
}

/** Replaces the static mark, which looks the same and has the same words for readers without scripts. */
export function ReceiptButton({ block, name }: ReceiptButtonProps) {
  const note = block.querySelector<HTMLElement>(':scope > small');
  useLayoutEffect(() => {
    note?.toggleAttribute('hidden', true);
    return () => void note?.toggleAttribute('hidden', false);
  }, [note]);
  const open = async (button: HTMLElement) => {
    const part = await loadPart('receipt', importView, () => void open(button));
    void part?.openReceipt(block.getAttribute(RECEIPT) ?? '', button);
  };
  return (
    <button
      type="button"
      className="receipt"
      aria-label={`${note?.textContent}: ${name}`}
      onClick={({ currentTarget }) => void open(currentTarget)}
    />
  );
}
