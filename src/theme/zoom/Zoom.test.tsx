// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ZOOM } from '../../model/constants.ts';
import { Contained } from '../../runtime/page/Contained.tsx';
import type { PageSnapshot } from '../../runtime/page/page-snapshot.ts';
import { createPageStore } from '../../runtime/page/page-store.ts';
import { collectPieces } from '../../runtime/page/pieces.ts';
import { Shared } from '../../runtime/page/shared.tsx';
import { Zoom } from './Zoom.tsx';

vi.mock('./ZoomedImage.tsx', () => ({
  ZoomedImage() {
    throw new Error('There is no dialog.');
  },
}));

const IMAGE = '<img src="/a.png" alt="A">';
const article = () => document.querySelector('.prose')!;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div class="prose">${IMAGE}</div><main></main>`;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function start() {
  const pieces = collectPieces(document);
  return render(
    <Shared store={createPageStore({ pieces } as PageSnapshot)} pieces={pieces}>
      <Contained name="Zoom">
        <Zoom />
      </Contained>
    </Shared>,
    { container: document.querySelector('main')! },
  );
}

it('leaves images as they were if it fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  start();
  await act(() => vi.advanceTimersByTimeAsync(ZOOM.attachDelayMs));
  expect(article().querySelector('[role="button"][data-zoom="closed"]')).not.toBeNull();
  await act(async () => article().querySelector('img')!.click());
  await act(() => vi.dynamicImportSettled());
  expect(console.error).toHaveBeenCalledWith('<Zoom> failed:', expect.any(Error));
  expect(article().innerHTML).toBe(IMAGE);
});

it('leaves them alone if it goes before it has made them zoomable', async () => {
  start().unmount();
  await vi.advanceTimersByTimeAsync(ZOOM.attachDelayMs);
  expect(article().innerHTML).toBe(IMAGE);
});
