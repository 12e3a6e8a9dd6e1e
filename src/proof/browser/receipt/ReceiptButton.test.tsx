// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReceiptButton } from './ReceiptButton.tsx';

afterEach(cleanup);

function show(html: string): HTMLElement {
  const block = document.createElement('figure');
  block.innerHTML = html;
  document.body.append(block);
  render(<ReceiptButton block={block} name="a" />, {
    container: block.appendChild(document.createElement('div')),
  });
  return block;
}

it('replaces the note about a run with a button, and restores the note on unmount', () => {
  const block = show('<pre><code>a</code></pre><small>Run with Tool 1.2.3</small>');
  const note = block.querySelector('small')!;
  expect(screen.getByRole('button', { name: 'Run with Tool 1.2.3: a' })).toBeDefined();
  expect(note.hidden).toBe(true);
  cleanup();
  expect(note.hidden).toBe(false);
});
