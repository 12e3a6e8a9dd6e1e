// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeProject, openProject } from './project/project-state.ts';
import type { ProjectState } from './project/project-state.ts';
import { LabSession } from './session/lab-session.ts';
import { useBuild } from './use-build.ts';

const MANIFEST = { worker: '/w.js', wasm: [], transferSize: 1, typesSize: 1, versions: {}, packages: {} };
const CODE = { 'rslib.config.ts': 'const a = 1;\nexport default {};\n' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function renderBuild(state: ProjectState) {
  const session = new LabSession(MANIFEST, () => {
    throw new Error('No test starts a worker.');
  });
  return renderHook((shown: ProjectState) => useBuild(session, shown, false), { initialProps: state });
}

it('asks about a configuration with code, and no longer once another project is opened', () => {
  const state = openProject(CODE);
  const { result, rerender } = renderBuild(state);
  act(() => void vi.runAllTimers());
  expect(result.current.plan).toMatchObject({ kind: 'ask', path: 'rslib.config.ts' });
  rerender(changeProject(state, { type: 'open', files: { 'src/index.ts': '' } }));
  expect(result.current.plan).toBeUndefined();
});
