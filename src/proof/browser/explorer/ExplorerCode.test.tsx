// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ExplorerCode } from './ExplorerCode.tsx';

vi.mock('../../../theme/code/CodeTools.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(cleanup);

it('shows the code also if its tools do not load', async () => {
  const code = (text: string) => (
    <ExplorerCode title="dist/index.js" note="10 B" html={`<code>${text}</code>`} state="file" />
  );
  const { container, rerender } = render(code('one'));
  await act(async () => vi.dynamicImportSettled());
  rerender(code('two'));
  expect(container.querySelector('code')?.textContent).toBe('two');
});
