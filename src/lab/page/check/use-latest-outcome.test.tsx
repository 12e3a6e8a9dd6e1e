// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PackageSource } from '../../../doctor/model/protocol.ts';
import type { Outcome } from '../../../doctor/page/session/checker-session.ts';
import { builtPackage } from './built-package.ts';
import { useLatestOutcome } from './use-latest-outcome.ts';

const packageOf = (name: string) => builtPackage({ sources: { [name]: name }, files: [] });
const problem = (file: string): Outcome => ({
  problem: ['The browser could not read the files. Choose them again.', { file }],
});

class FakeDoctor {
  asked: { name: string; settle: (outcome: Outcome) => void; fail: (reason: Error) => void }[] = [];
  examine(source: PackageSource): Promise<Outcome> {
    const name = source.kind === 'folder' ? source.files[0]!.name : '';
    return new Promise((settle, fail) => this.asked.push({ name, settle, fail }));
  }
}

it('examines one package at a time, and of those that wait only the newest', async () => {
  const doctor = new FakeDoctor();
  const { result } = renderHook(() => useLatestOutcome(doctor));
  const ask = (name: string) => act(() => result.current.ask(packageOf(name), 'node16'));
  const names = () => doctor.asked.map(({ name }) => name);
  ask('a');
  ask('b');
  ask('c');
  expect(names()).toEqual(['a']);
  await act(async () => doctor.asked[0]!.settle(problem('a')));
  expect(names()).toEqual(['a', 'c']);
  expect(result.current).toMatchObject({ outcome: problem('a'), isNewest: false });
  await act(async () => doctor.asked[1]!.settle(problem('c')));
  expect(result.current).toMatchObject({ outcome: problem('c'), isNewest: true });
});

it('examines the next package after one whose examination failed, and says so in the console', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const doctor = new FakeDoctor();
  const { result } = renderHook(() => useLatestOutcome(doctor));
  const ask = (name: string) => act(() => result.current.ask(packageOf(name), 'node16'));
  ask('a');
  await act(async () => doctor.asked[0]!.fail(new Error('gone')));
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error('gone'));
  expect(result.current).toMatchObject({ outcome: undefined, isNewest: false });
  said.mockRestore();
  ask('b');
  await act(async () => doctor.asked[1]!.settle(problem('b')));
  expect(result.current).toMatchObject({ outcome: problem('b'), isNewest: true });
});

it('a package is the project with what its build has written', async () => {
  const bytes = new TextEncoder().encode('export {};\n');
  const source = builtPackage({
    sources: { 'package.json': '{}' },
    files: [{ path: 'dist/index.js', bytes, gzip: 1 }],
  });
  const files = source.kind === 'folder' ? source.files : [];
  expect(files.map(({ name }) => name)).toEqual(['package.json', 'dist/index.js']);
  expect(await files[1]?.file.text()).toBe('export {};\n');
});
