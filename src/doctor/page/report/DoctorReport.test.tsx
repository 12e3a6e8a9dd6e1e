// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FIXTURES, filesOf, readFixture } from '../../../../tests/support/doctor-fixtures.ts';
import { examine } from '../../examine/examine.ts';
import type { Examination } from '../../model/examination.ts';
import type { Finding } from '../../model/finding.ts';
import { DoctorReport } from './DoctorReport.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function examined(id: string): Promise<Examination> {
  const fixture = FIXTURES[id];
  if (!fixture) throw new Error(`There is no fixture ${id}.`);
  return examine(await readFixture(filesOf(fixture)));
}

const show = (examination: Examination, earlier?: Examination) =>
  render(<DoctorReport examination={examination} base="/docs/" earlier={earlier} />).container;

it('says that a healthy package works, and who gets which file', async () => {
  const container = show(await examined('dual'));
  expect(container.querySelector('.doctor-verdict')?.textContent).toBe(
    'kit-dual 1.0.0 works for everybody it is written for.',
  );
  const row = screen.getByRole('row', { name: /^\. / });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'dist/index.js',
    'dist/index.cjs',
    'dist/index.js',
    'dist/index.d.ts',
    'dist/index.d.cts',
    'dist/index.d.ts',
    'dist/index.d.cts',
  ]);
  expect(container.textContent).toContain('package.json needs no change.');
});

it('shows each finding with its place, a fix to copy, and the section that explains it', async () => {
  const container = show(await examined('types-last'));
  const errors = within(screen.getByRole('region', { name: /^Errors/ }));
  const [first] = errors.getAllByRole('listitem');
  expect(first?.textContent).toContain('package.json: exports["."].default');
  const link = within(first!).getByRole('link', { name: /EXPORTS_DEFAULT_SHOULD_BE_LAST/ });
  expect(link.getAttribute('href')).toBe('/docs/guide/publish/findings#condition-order');
  expect(first?.querySelector('pre')?.textContent).toBe(
    '"exports": {\n  ".": {\n    "types": "./dist/index.d.ts",\n    "default": "./dist/index.js"\n  }\n}',
  );
  expect(
    within(first!).getByRole('button', { name: 'Copy the fix for EXPORTS_DEFAULT_SHOULD_BE_LAST' }),
  ).toBeTruthy();
  expect(container.querySelector('[data-state=diff]')?.textContent).toContain(
    'Added:       "types": "./dist/index.d.ts"',
  );
});

it('shows a change once, although it fixes several findings', async () => {
  const { findings, ...rest } = await examined('types-last');
  const [first] = findings;
  const container = show({ ...rest, findings: [first!, { ...first!, code: 'OTHER' }] });
  const [, second] = container.querySelectorAll('.doctor-findings li');
  expect(second?.querySelector('pre')).toBeNull();
  expect(second?.textContent).toContain('The change above fixes this too.');
});

it('shows names and sentences of a package as text, whatever they contain', async () => {
  const examination = await examined('esm');
  const hostile = '<img src=x onerror=alert(1)>\u202E';
  const container = show({
    ...examination,
    name: hostile,
    table: [{ entry: hostile, files: { import: hostile } }],
    findings: [
      { ...(await examined('types-last')).findings[0]!, what: hostile, file: hostile, entry: hostile },
    ],
    sizes: [{ file: hostile, bytes: 1 }],
  });
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('tbody th')?.textContent).toBe(
    String.raw`<img src=x onerror=alert(1)>\u{202e}`,
  );
});

it('shows what grew since another package', async () => {
  const before = await examined('esm');
  const [first, ...others] = before.sizes;
  const after = {
    ...before,
    sizes: [{ ...first!, bytes: first!.bytes + 1000 }, { file: 'new.js', bytes: 7 }, ...others],
  };
  show(after, before);
  const rows = screen.getAllByRole('row').filter(({ textContent }) => /\+/.test(textContent));
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/\+1,000 B$/),
    expect.stringMatching(/^new\.js7 B\+7 B$/),
    expect.stringMatching(/\+1,007 B$/),
  ]);
});

it('shows the first entry points and findings of very many', async () => {
  const examination = await examined('types-last');
  const finding = examination.findings[0]!;
  const container = show({
    ...examination,
    table: Array.from({ length: 10_000 }, (_, at) => ({ entry: `./${at}`, files: {} })),
    findings: Array.from({ length: 300 }, (_, at) => ({ ...finding, file: `${at}.js` })),
  });
  expect(container.querySelectorAll('.doctor-table tbody tr').length).toBe(30);
  expect(container.querySelectorAll('.doctor-findings li').length).toBe(20);
  expect(screen.getByRole('button', { name: 'Show all 10,000' })).toBeTruthy();
});

it('shows the first lines of a long change, of which all are copied', async () => {
  const examination = await examined('types-last');
  const value = Array.from({ length: 100 }, (_, at) => `!${at}.test.js`);
  const fix: Finding['fix'] = { in: 'package.json', changes: [{ path: ['files'], value }] };
  const container = show({ ...examination, findings: [{ ...examination.findings[0]!, fix }] });
  const code = container.querySelector('.doctor-findings pre');
  expect(code?.textContent).toMatch(/"!38\.test\.js",\n62 more lines$/);
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => void copied.push(text) } });
  screen.getByRole('button', { name: /^Copy the fix/ }).click();
  expect(copied[0]).toMatch(/"!99\.test\.js"\n\]$/);
});
