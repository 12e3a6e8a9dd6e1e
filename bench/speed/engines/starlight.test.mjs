import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeCorpus } from '../corpus/corpus.mjs';
import { starlight } from './starlight.mjs';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'starlight-'));
afterEach(() => rmSync(siteDir, { recursive: true }));

test('the Starlight site contains the icon that all its pages link to', () => {
  starlight.writeSite(siteDir, makeCorpus(1));
  expect(existsSync(path.join(siteDir, 'public/favicon.svg'))).toBe(true);
});
