import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureInstalled } from '../../../scripts/ensure-install.mjs';
import { contentHash } from '../examples/run/content-hash.ts';
import { ensureExamplesInstalled } from '../examples/run/install.ts';
import { openRslibPool } from '../examples/run/rslib-pool.ts';
import { problemTexts, tempSite } from '../../engine/site/temp-site.fixture.ts';
import { checkBuilds, checkRecordings } from './check-explorers.ts';
import { readDefinition } from './definition.ts';
import { readProject } from './explorer-project.ts';
import { recordExplorer } from './record-explorer.ts';
import { outputsHash, type Recording, writeRecording } from './explorer-recording.ts';

declare const __ENGINE_ROOT__: string;

// Real builds, with the real tool.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const installDir = path.join(__ENGINE_ROOT__, 'examples');
const versions = { '@rslib/core': '1.0.1' };
let runDir = '';
beforeAll(async () => {
  await ensureExamplesInstalled(ensureInstalled, installDir);
  runDir = mkdtempSync(path.join(installDir, '.run-builds-'));
});
afterAll(() => rmSync(runDir, { recursive: true, force: true }));

const SITE = {
  'explorers/kit/explorer.json': JSON.stringify({
    title: 'Formats',
    choices: [{ key: 'format', path: 'lib.format', values: ['esm', 'iife'] }],
  }),
  'explorers/kit/project/package.json': '{ "name": "kit", "type": "module" }',
  'explorers/kit/project/src/index.ts': 'export const one: number = 1;\n',
};

/** Changes a recorded text and every hash that depends on it. */
function forge(recording: Recording): Recording {
  const [hash, content] = Object.entries(recording.contents)[0]!;
  const text = [...content.text.slice(0, -1), '// faster', ''];
  const other = contentHash(text.join('\n'));
  const forged = JSON.parse(JSON.stringify(recording).replaceAll(hash, other)) as Recording;
  forged.contents[other] = { ...content, text };
  return { ...forged, outputs: outputsHash(forged) };
}

test('builds every combination and detects a recording that was forged with all its hashes', async () => {
  const { siteDir } = tempSite(SITE);
  const workplace = { installDir, runDir };
  const real = await recordExplorer(
    readDefinition(siteDir, 'kit'),
    readProject(siteDir, 'kit'),
    workplace,
    versions,
    () => {},
  );
  const pool = openRslibPool(installDir, runDir);
  const check = () => checkBuilds(siteDir, { ...workplace, pool }, () => {});
  writeRecording(siteDir, 'kit', real);
  expect(await check()).toEqual([]);
  writeRecording(siteDir, 'kit', forge(real));
  expect(checkRecordings(siteDir, versions)).toEqual([]);
  expect(problemTexts(await check())).toEqual([
    expect.stringMatching(
      /^explorers\/kit\/recorded\.json "format=\w+" does not produce the recorded files: dist\/index\.js\.$/,
    ),
  ]);
  pool?.end();
});
