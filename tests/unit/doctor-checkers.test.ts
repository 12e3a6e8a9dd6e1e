import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import attwCommand from '@arethetypeswrong/cli/package.json' with { type: 'json' };
import { groupProblemsByKind } from '@arethetypeswrong/core/utils';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import type { Analysis } from '@arethetypeswrong/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { examine } from '../../src/doctor/examine/examine.ts';
import type { Examination } from '../../src/doctor/model/examination.ts';
import { OWN_CODES, PUBLINT_PAGES } from '../../src/doctor/model/codes.ts';
import { PROFILES } from '../../src/doctor/model/profiles.ts';
import type { Resolution } from '../../src/doctor/model/profiles.ts';
import { readFolder } from '../../src/doctor/read/read-folder.ts';
import { readTarball } from '../../src/doctor/read/read-tarball.ts';
import { HEALTHY } from '../fixtures/doctor/healthy.ts';
import { FIXTURES, filesOf, packAll, readFixture, runMany } from '../support/doctor-fixtures.ts';
import type { Packed } from '../support/doctor-fixtures.ts';

declare const __ENGINE_ROOT__: string;

/** The files that the two commands start. */
const PUBLINT = path.join(__ENGINE_ROOT__, 'node_modules/publint/src/cli.js');
const ATTW = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json')),
  attwCommand.bin.attw,
);

const ids = Object.keys(FIXTURES);
let packed: Map<string, Packed>;
const ours = new Map<string, Examination>();
const publint = new Map<string, string>();
const attw = new Map<string, Partial<Analysis>>();

const tarballOf = (id: string) => packed.get(id)?.tarball ?? '';

beforeAll(async () => {
  packed = await packAll(Object.fromEntries(ids.map((id) => [id, filesOf(FIXTURES[id] ?? never(id))])));
  const cwd = path.dirname(tarballOf(ids[0] ?? ''));
  const [messages, analyses] = await Promise.all([
    runMany(
      PUBLINT,
      ids.map((id) => ({ args: [tarballOf(id)], cwd })),
    ),
    runMany(
      ATTW,
      ids.map((id) => ({ args: [tarballOf(id), '--format', 'json'], cwd })),
    ),
  ]);
  for (const [at, id] of ids.entries()) {
    publint.set(id, messages[at]?.output ?? '');
    attw.set(id, JSON.parse(analyses[at]?.output ?? '').analysis);
    ours.set(id, await examine(await readTarball(readFileSync(tarballOf(id)))));
  }
}, 180_000);

describe('the findings of a tarball', () => {
  test.each(ids)('%s: publint prints the same messages', (id) => {
    const messages = ours.get(id)?.findings.filter(({ checker }) => checker === 'publint') ?? [];
    expect(messages.map(({ severity, what }) => `${severity}: ${what}`).sort()).toEqual(
      messagesIn(publint.get(id) ?? ''),
    );
  });

  test.each(ids)('%s: attw reports the same problems', (id) => {
    const findings = ours.get(id)?.findings.filter(({ checker }) => checker === 'attw') ?? [];
    const problems = Object.entries(groupProblemsByKind(attw.get(id)?.problems ?? []));
    expect(placesOf(findings)).toEqual(
      [...new Set(problems.flatMap(([kind, all]) => all.map((problem) => placeOf(kind, problem))))].sort(),
    );
  });
});

test('a profile makes a choice of what only other ways to resolve have', async () => {
  const read = await readFixture(filesOf(FIXTURES['false-esm-with-types'] ?? never('fixture')));
  for (const [profile, leftOut] of Object.entries(PROFILES)) {
    const { findings } = await examine(read, profile as keyof typeof PROFILES);
    const others = findings.filter(({ checker, severity }) => checker === 'attw' && severity !== 'choice');
    const seen = others.flatMap(({ resolutions = [] }) => resolutions);
    expect(seen.some((each) => !(leftOut as readonly Resolution[]).includes(each))).toBe(seen.length > 0);
    expect(seen.includes('node10')).toBe(profile === 'strict');
    expect(seen.includes('node16-cjs')).toBe(profile !== 'esm-only');
  }
});

test('the commands pack and check a folder as the doctor does', async () => {
  const { folder = '' } = packed.get('not-packed') ?? {};
  const command = (file: string, ...args: string[]) => spawned([file, ...args], folder);
  const names = Object.keys(filesOf(FIXTURES['not-packed'] ?? never('fixture')));
  const read = await readFolder({
    names,
    read: (name) => Promise.resolve(readFileSync(path.join(folder, name))),
  });
  const { findings } = await examine(read);
  const messages = findings.filter(({ checker }) => checker === 'publint');
  expect(messages.map(({ code }) => code)).toContain('FILE_NOT_PUBLISHED');
  expect(messages.map(({ severity, what }) => `${severity}: ${what}`).sort()).toEqual(
    messagesIn(command(PUBLINT)),
  );
  const { analysis } = JSON.parse(command(ATTW, '--pack', '--format', 'json'));
  const problems: Analysis['problems'] = analysis.problems;
  expect(placesOf(findings.filter(({ checker }) => checker === 'attw'))).toEqual(
    [...new Set(problems.map((problem) => placeOf(problem.kind, problem)))].sort(),
  );
});

test('npm packs the same files', async () => {
  for (const id of ids) {
    const { files } = await readFixture(filesOf(FIXTURES[id] ?? never(id)));
    expect([id, [...files.keys()].sort()]).toEqual([id, packed.get(id)?.names]);
  }
});

test('there is a package for every code that a checker can report', () => {
  const found = new Set([...ours.values()].flatMap(({ findings }) => findings.map(({ code }) => code)));
  // Only a folder has files that are not packed; publint declares the other one and never reports it.
  const elsewhere = ['FILE_NOT_PUBLISHED', 'IMPORTS_GLOB_NO_MATCHED_FILES'];
  const missing = [...Object.keys(PUBLINT_PAGES), ...Object.keys(problemKindInfo)].filter(
    (code) => !found.has(code),
  );
  expect(missing.sort()).toEqual(elsewhere.sort());
});

test('every code of publint is in our table', () => {
  const declared = readFileSync(path.join(__ENGINE_ROOT__, 'node_modules/publint/src/index.d.ts'), 'utf8');
  const codes = [...declared.matchAll(/BaseMessage<\s*'(\w+)'/g)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(30);
  expect(Object.keys(PUBLINT_PAGES).sort()).toEqual(codes.map(String).sort());
});

test('each package has the findings that it is there for', () => {
  // The folder shows what a tarball cannot: files that are left out.
  for (const id of ids.filter((each) => each !== 'not-packed')) {
    const codes = ours.get(id)?.findings.map(({ code }) => code) ?? [];
    expect([id, (FIXTURES[id]?.finds ?? []).filter((code) => !codes.includes(code))]).toEqual([id, []]);
  }
  const own = new Set([...ours.values()].flatMap(({ findings }) => findings.map(({ code }) => code)));
  const rejected = ['doctor/unreadable', 'doctor/refused-entry', 'doctor/manifest', 'doctor/not-examined'];
  expect(Object.keys(OWN_CODES).filter((code) => !own.has(code))).toEqual(rejected);
});

test.each(Object.keys(HEALTHY))('%s: nothing is found in a healthy package', (id) => {
  const findings = ours.get(id)?.findings.filter(({ severity }) => severity !== 'choice');
  expect(findings).toEqual([]);
});

/** Returns the messages of publint's command, each with its level. */
function messagesIn(output: string): string[] {
  let level = '';
  return output
    .split('\n')
    .flatMap((line) => {
      const heading = /^(Error|Warning|Suggestion)s:$/.exec(line)?.[1];
      if (heading !== undefined) level = heading.toLowerCase();
      const message = /^\d+\. (.*)$/.exec(line)?.[1];
      return message === undefined ? [] : [`${level}: ${message}`];
    })
    .sort();
}

function placesOf(findings: Examination['findings']): string[] {
  const places = findings.map(({ code, file, entry, resolutions = [] }) =>
    file === 'package.json' ? `${code} ${entry} ${resolutions.join()}` : `${code} ${file}`,
  );
  return [...new Set(places)].sort();
}

function placeOf(kind: string, problem: Analysis['problems'][number]): string {
  const local = (name: string) => name.replace(/^\/node_modules\/(?:@[^/]+\/)?[^/]+\//, '');
  if ('entrypoint' in problem) return `${kind} ${problem.entrypoint} ${problem.resolutionKind}`;
  return `${kind} ${local('typesFileName' in problem ? problem.typesFileName : problem.fileName)}`;
}

/** Returns what a command prints, whatever its exit code. */
function spawned(args: string[], cwd: string): string {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' };
  try {
    return execFileSync(process.execPath, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

function never(id: string): never {
  throw new Error(`There is no fixture ${id}.`);
}
