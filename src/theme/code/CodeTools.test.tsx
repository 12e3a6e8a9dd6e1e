// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FEEDBACK } from '../../model/constants.ts';
import { CodeTools } from './CodeTools.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderTools(html = '<pre><code>a = 1;</code></pre>', attributes: Record<string, string> = {}) {
  const block = document.createElement('figure');
  block.className = 'code';
  block.innerHTML = html;
  for (const [name, value] of Object.entries(attributes)) block.setAttribute(name, value);
  document.body.append(block);
  render(<CodeTools block={block} />, { container: block.appendChild(document.createElement('div')) });
  return block;
}

it('confirms a copy for two seconds after the last click', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderTools();
  const button = screen.getByRole('button', { name: 'Copy a = 1;' });
  const click = () => act(() => Promise.resolve(void fireEvent.click(button)));
  await click();
  expect(writeText).toHaveBeenCalledWith('a = 1;');
  expect(button.hasAttribute('data-copied')).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(FEEDBACK.copiedMs - 1));
  await click();
  await act(() => vi.advanceTimersByTimeAsync(FEEDBACK.copiedMs - 1));
  expect(button.hasAttribute('data-copied')).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button.hasAttribute('data-copied')).toBe(false);
});

it('toggles line wrapping, starting with the setting of the block', () => {
  const block = renderTools(undefined, { 'data-wrap': '' });
  const button = screen.getByRole('button', { name: 'Wrap lines of a = 1;', pressed: true });
  fireEvent.click(button);
  expect(block.hasAttribute('data-wrap')).toBe(false);
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

it('offers no wrapping to a block without long lines', () => {
  renderTools();
  expect(screen.queryByRole('button', { name: /Wrap/ })).toBeNull();
});

it('gives a tree nothing but its receipt', () => {
  const html = '<ul><li><span class="folder">dist</span></li></ul><small>Run with Tool 1.2.3</small>';
  renderTools(html, { class: 'tree', 'data-receipt': '/receipts.json#a' });
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Run with Tool 1.2.3: dist',
  ]);
});

it('shows all lines of a folded block', () => {
  const block = renderTools(undefined, { 'data-fold': '60' });
  fireEvent.click(screen.getByRole('button', { name: 'Show all 60 lines of a = 1;' }));
  expect(block.hasAttribute('data-fold')).toBe(false);
});

it('replaces the note about a run with a button, and restores the note on unmount', () => {
  const html = '<pre><code>a</code></pre><small>Run with Tool 1.2.3</small>';
  const block = renderTools(html, { 'data-receipt': '/receipts.json#a' });
  const note = block.querySelector('small')!;
  expect(screen.getByRole('button', { name: 'Run with Tool 1.2.3: a' })).toBeDefined();
  expect(note.hidden).toBe(true);
  cleanup();
  expect(note.hidden).toBe(false);
});
