import { expect, test } from 'vitest';
import { compareVersions, releaseRows } from '../model/releases.ts';
import type { ReleaseChange, ReleaseFacts } from '../model/releases.ts';
import { firstOfMinors, historyOf, nextToAsk, recordedFacts } from './history.ts';

const facts = (named: Record<string, ReleaseFacts>) => new Map(Object.entries(named));
const NONE = facts({});

const HISTORY = historyOf([
  {
    version: '0.9.1',
    options: facts({ 'lib.dts': { type: 'boolean' }, 'lib.old': { type: 'string' } }),
    flags: facts({ '--watch': { type: 'build' } }),
    inspected: facts({ 'output.target': { default: "'web'" } }),
    api: NONE,
  },
  {
    version: '0.10.0',
    options: facts({
      'lib.dts': { type: 'boolean', default: 'false' },
      'lib.wasm': { type: 'object' },
      'lib.wasm.mode': { type: 'string' },
    }),
    flags: undefined,
    inspected: undefined,
    api: NONE,
  },
  {
    version: '1.0.0',
    options: facts({
      'lib.dts': { type: 'boolean', default: 'true', isDeprecated: true },
      'lib.wasm': { type: 'object' },
      'lib.wasm.mode': { type: 'string' },
    }),
    flags: facts({ '--watch': { type: 'build, inspect' } }),
    inspected: facts({ 'output.target': { default: "'node'" }, 'output.module': { default: 'true' } }),
    api: facts({ build: { type: 'value' } }),
  },
]);
const between = (from: string, to: string) =>
  releaseRows(HISTORY, from, to).map(({ label, names, changes }) =>
    [label, ...names, ...changes.map((change) => changeText(change))].join(' ').trim(),
  );
const changeText = ({ what, replaced, added = [], removed = [] }: ReleaseChange) =>
  [
    what,
    ...Object.values(replaced ?? {}),
    ...added.map((part) => `+${part}`),
    ...removed.map((part) => `-${part}`),
  ].join(' ');

test('keeps facts only where they change, and marks a removal', () => {
  expect(HISTORY.options).toEqual({
    'lib.dts': {
      '0.9.1': { type: 'boolean' },
      '0.10.0': { type: 'boolean', default: 'false' },
      '1.0.0': { type: 'boolean', default: 'true', isDeprecated: true },
    },
    'lib.old': { '0.9.1': { type: 'string' }, '0.10.0': null },
    'lib.wasm': { '0.10.0': { type: 'object' } },
    'lib.wasm.mode': { '0.10.0': { type: 'string' } },
  });
  expect(HISTORY.flags).toEqual({
    '--watch': { '0.9.1': { type: 'build' }, '1.0.0': { type: 'build, inspect' } },
  });
});

test('lists what differs between two releases, without the parts of a new option or a first declared default', () => {
  expect(between('0.9.1', '0.10.0')).toEqual(['New options lib.wasm', 'Removed options lib.old']);
  expect(between('0.10.0', '1.0.0')).toEqual([
    'lib.dts deprecated default false true',
    'New inspected defaults output.module',
    "output.target default 'web' 'node'",
    '--watch commands build build, inspect',
    'New exports build',
  ]);
});

test('names only the parts of a union that changed, unless all of them did', () => {
  const change = (before: string, after: string) => {
    const releases = { '1.0.0': before, '1.1.0': after };
    const recorded = Object.entries(releases).map(([version, type]) => ({
      version,
      options: facts({ 'lib.format': { type } }),
      flags: NONE,
      inspected: NONE,
      api: NONE,
    }));
    return releaseRows(historyOf(recorded), '1.0.0', '1.1.0').flatMap(({ changes }) =>
      changes.map(changeText),
    );
  };
  expect(change("'esm' | 'cjs' | 'mf'", "'cjs' | 'esm' | 'umd'")).toEqual(["type +'umd' -'mf'"]);
  expect(change('boolean', 'boolean | ((name: string | URL) => string)[]')).toEqual([
    'type +((name: string | URL) => string)[]',
  ]);
  expect(change('boolean | object', 'string')).toEqual(['type boolean | object string']);
  expect(change('object | false', 'false | object')).toEqual([]);
});

test('compares releases backward, and finds nothing between a release and itself', () => {
  expect(between('0.10.0', '0.9.1')).toContain('New options lib.old');
  expect(between('1.0.0', '1.0.0')).toEqual([]);
});

test('sorts versions by number', () => {
  expect(['0.10.0', '1.0.0', '0.9.10', '0.9.9'].sort(compareVersions)).toEqual([
    '0.9.9',
    '0.9.10',
    '0.10.0',
    '1.0.0',
  ]);
});

test('asks the first release of each minor version and the newest', () => {
  expect(firstOfMinors(['0.1.0', '0.1.1', '0.2.2', '0.2.3', '1.0.0', '1.0.1'])).toEqual([
    '0.1.0',
    '0.2.2',
    '1.0.0',
    '1.0.1',
  ]);
});

test('asks between two releases that differ until they are neighbors, and nowhere else', () => {
  const versions = ['0.1.0', '0.1.1', '0.1.2', '0.1.3', '0.2.0', '0.2.1', '0.3.0'];
  const known = new Map([
    ['0.3.0', 'b'],
    ['0.2.0', 'b'],
    ['0.1.0', 'a'],
  ]);
  const asked: string[] = [];
  for (let next = nextToAsk(versions, known); next !== undefined; next = nextToAsk(versions, known)) {
    asked.push(next);
    known.set(next, next === '0.1.3' ? 'b' : 'a');
  }
  expect(asked).toEqual(['0.1.2', '0.1.3']);
});

test('a recorded release says again what it said when it was read', () => {
  expect(recordedFacts(HISTORY, 'flags', '0.9.1')).toEqual(facts({ '--watch': { type: 'build' } }));
  expect(recordedFacts(HISTORY, 'flags', '0.10.0')).toEqual(facts({ '--watch': { type: 'build' } }));
  expect(recordedFacts(HISTORY, 'options', '0.10.0').has('lib.old')).toBe(false);
  const again = historyOf(
    HISTORY.releases.map((version) => ({
      version,
      options: recordedFacts(HISTORY, 'options', version),
      flags: recordedFacts(HISTORY, 'flags', version),
      inspected: recordedFacts(HISTORY, 'inspected', version),
      api: recordedFacts(HISTORY, 'api', version),
    })),
  );
  expect(again).toEqual(HISTORY);
});
