// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FEEDBACK } from '../../model/constants.ts';
import type { CodeTool } from '../../runtime/islands/browser-extension.ts';
import { Parts } from '../../runtime/page/parts.tsx';
import { createPageStore } from '../../runtime/page/page-store.ts';
import type { PageSnapshot } from '../../runtime/page/page-snapshot.ts';
import { CodeTools, showCodeTools } from './CodeTools.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderTools(
  html = '<pre><code>a = 1;</code></pre>',
  attributes: Record<string, string> = {},
  added: CodeTool[] = [],
) {
  const block = document.createElement('figure');
  block.className = 'code';
  block.innerHTML = html;
  for (const [name, value] of Object.entries(attributes)) block.setAttribute(name, value);
  document.body.append(block);
  render(<CodeTools block={block} added={added} />, {
    container: block.appendChild(document.createElement('div')),
  });
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

it('has the tools of extensions on their blocks, in the bar or beside it', () => {
  const added: CodeTool[] = [
    {
      blocks: '[data-weighed]',
      bar: { name: 'weigh', icon: 'M0 0', labelFor: (block) => `Weigh ${block}` },
    },
    {
      blocks: '[data-place]',
      bar: {
        name: 'visit',
        icon: 'M0 0',
        labelFor: (block) => `Visit ${block}`,
        addressFor: (block) => block.getAttribute('data-place') ?? '',
      },
    },
    { blocks: '.tree', Tool: ({ name }) => <button>Climb {name}</button> },
  ];
  const namesIn = (block: Element) =>
    [...block.querySelectorAll('button')].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent,
    );
  expect(namesIn(renderTools(undefined, {}, added))).toEqual(['Copy a = 1;']);
  const weighed = renderTools(undefined, { 'data-weighed': '' }, added);
  expect(namesIn(weighed)).toEqual(['Weigh a = 1;', 'Copy a = 1;']);
  expect(weighed.querySelectorAll('.code-tools [data-code="weigh"]')).toHaveLength(1);
  const placed = renderTools(undefined, { 'data-place': '/there' }, added);
  expect(placed.querySelector('a[aria-label="Visit a = 1;"]')!.getAttribute('href')).toBe('/there');
  expect(namesIn(placed)).toEqual(['Copy a = 1;']);
  expect(namesIn(renderTools('<ul><li><span>dist</span></li></ul>', { class: 'tree' }, added))).toEqual([
    'Climb dist',
  ]);
});

it('shows all lines of a folded block', () => {
  const block = renderTools(undefined, { 'data-fold': '60' });
  fireEvent.click(screen.getByRole('button', { name: 'Show all 60 lines of a = 1;' }));
  expect(block.hasAttribute('data-fold')).toBe(false);
});

it('gives the blocks of a painted page their tools a few at a time, so no frame is long', async () => {
  render(<Parts />);
  document.body.append(
    ...Array.from({ length: 7 }, () =>
      Object.assign(document.createElement('figure'), { className: 'code' }),
    ),
  );
  const counts: number[] = [];
  const all = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      counts.push(document.querySelectorAll('.code-tools').length);
      if (counts.at(-1) === 7) resolve();
    }).observe(document.body, { childList: true, subtree: true });
  });
  showCodeTools(createPageStore({} as PageSnapshot), []);
  await all;
  expect([...new Set(counts)]).toEqual([3, 6, 7]);
});
