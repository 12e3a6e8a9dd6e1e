// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Parts, showPart } from './parts.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Fails(): never {
  throw new Error('There is nothing.');
}

it('shows the latest content of each part, none of which is in the document of the build', async () => {
  expect(renderToString(<Parts />)).toBe('');
  const { container } = render(<Parts />);
  await act(async () => {
    showPart('A', 'first');
    showPart('B', ', second');
  });
  await act(async () => showPart('A', 'changed'));
  expect(container.textContent).toBe('changed, second');
});

it('hydrates as the build has it, although parts are there already', async () => {
  showPart('A', 'first');
  const container = document.createElement('div');
  const onRecoverableError = vi.fn<() => void>();
  const root = await act(async () => hydrateRoot(container, <Parts />, { onRecoverableError }));
  expect(container.textContent).toContain('first');
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it('keeps the others when one fails, names it once, and shows it again with other content', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(<Parts />);
  await act(async () => {
    showPart('A', 'A');
    showPart('B', <Fails />);
  });
  expect(container.textContent).toBe('A');
  expect(said.mock.calls.filter(([text]) => String(text).startsWith('<B> failed'))).toHaveLength(1);
  await act(async () => showPart('B', 'B'));
  expect(container.textContent).toBe('AB');
});
