import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportMissing } from './missing-imports.ts';
import type { MissingImport } from './missing-imports.ts';

let siteDir: string;
beforeAll(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'missing-imports-'));
  mkdirSync(path.join(siteDir, 'docs/parts'), { recursive: true });
  writeFileSync(path.join(siteDir, 'docs/parts/Box.tsx'), '');
});
afterAll(() => rmSync(siteDir, { recursive: true }));

/** Asks for an import of a component, on a disk that finds one file in every spelling. */
async function missingFor(asked: string): Promise<string[]> {
  const missing: MissingImport[] = [];
  const { resolveId } = reportMissing({ engineRoot: '/engine', siteDir }, (one) => missing.push(one));
  const resolve = () => Promise.resolve({ id: path.join(siteDir, 'docs/parts/Box.tsx') });
  await (resolveId as (...args: unknown[]) => unknown).call(
    { resolve },
    asked,
    path.join(siteDir, 'docs/Page.tsx'),
    {},
  );
  return missing.map((one) => one.asked);
}

test.each(['./parts/box', './Parts/Box.tsx', '../Docs/parts/Box', './parts/BOX.tsx?raw'])(
  'a component that imports %s is reported, because other file systems do not find it',
  async (asked) => {
    expect(await missingFor(asked)).toEqual([asked]);
  },
);

test.each(['./parts/Box', './parts/Box.tsx?raw', '../docs/parts/Box', 'box', './a-link.tsx'])(
  'one that imports %s is not',
  async (asked) => {
    expect(await missingFor(asked)).toEqual([]);
  },
);
