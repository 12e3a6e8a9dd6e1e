// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ISLAND } from '../../model/document.ts';
import { startIslands } from '../../runtime/islands/wake-islands.tsx';
import type { PageSnapshot } from '../../runtime/page/page-snapshot.ts';
import { createPageStore } from '../../runtime/page/page-store.ts';
import { PieceContext } from '../../runtime/page/Piece.tsx';
import { collectPieces } from '../../runtime/page/pieces.ts';
import { readTabs, Tab, Tabs } from './Tabs.tsx';

const say = (english: string) => english;
const shown = () =>
  [...document.querySelectorAll('[role="tabpanel"]:not([hidden])')].map((panel) => panel.textContent);
const click = (place: number) =>
  act(async () => document.querySelectorAll<HTMLElement>('[role="tab"]')[place]!.click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '';
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function render(content: React.ReactNode): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () =>
    root.render(<PieceContext value={{ html: () => undefined, say }}>{content}</PieceContext>),
  );
}

describe('in a tree whose state changes', () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" id="more" onClick={() => setCount(count + 1)}>
          More
        </button>
        <Tabs>
          <Tab label={`First ${count}`} value="first">
            first {count}
          </Tab>
          <Tab label="Second">second {count}</Tab>
        </Tabs>
      </>
    );
  }
  const more = () => act(async () => document.querySelector<HTMLElement>('#more')!.click());

  it('shows one panel, the chosen one', async () => {
    await render(<Counter />);
    await more();
    expect(shown()).toEqual(['first 1']);
    await click(1);
    await more();
    expect(shown()).toEqual(['second 2']);
    await click(0);
    expect(shown()).toEqual(['first 2']);
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  });
});

const sameLabels = (
  <Tabs defaultValue="Example">
    <Tab label="Example">first</Tab>
    <Tab label="Example">second</Tab>
    <Tab label="Example 2">third</Tab>
  </Tabs>
);

/** Clicks the three tabs, the last one first, and returns the panels that each click shows. */
async function clickEach(): Promise<string[][]> {
  const seen: string[][] = [];
  for (const place of [2, 1, 0]) {
    await click(place);
    seen.push(shown());
  }
  return seen;
}

describe('tabs with the same label', () => {
  it('are each reachable', async () => {
    await render(sameLabels);
    expect(await clickEach()).toEqual([['third'], ['second'], ['first']]);
  });

  it('are each reachable as an island too', async () => {
    document.body.innerHTML = renderToStaticMarkup(
      <PieceContext value={{ html: () => undefined, say, isStatic: true }}>{sameLabels}</PieceContext>,
    );
    expect(document.querySelectorAll(`[${ISLAND}="Tabs"]`)).toHaveLength(1);
    startIslands(
      { Tabs: { read: readTabs } },
      createPageStore({ pieces: collectPieces(document) } as PageSnapshot),
    );
    expect(await clickEach()).toEqual([['third'], ['second'], ['first']]);
  });
});
