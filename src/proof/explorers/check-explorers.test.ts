import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createHighlighter } from '../../engine/page/code/highlighter.ts';
import { problemTexts, tempSite } from '../../engine/site/temp-site.fixture.ts';
import { checkRecordings } from './check-explorers.ts';
import { explorerIds, readDefinition } from './definition.ts';
import { errorText } from './error-text.ts';
import { explorerAsset, explorerData } from './explorer-data.ts';
import { smallRecording, smallSite } from './explorer.fixture.ts';
import { readProject } from './explorer-project.ts';
import { readRecording } from './explorer-recording.ts';

declare const __ENGINE_ROOT__: string;

const versions = { '@rslib/core': '1.0.1' };

describe('checking recordings', () => {
  it('finds nothing if everything is as recorded', () => {
    expect(checkRecordings(tempSite(smallSite()).siteDir, versions)).toEqual([]);
  });

  it('finds another version of a tool', () => {
    const found = checkRecordings(tempSite(smallSite()).siteDir, { '@rslib/core': '1.1.0' });
    expect(problemTexts(found)).toEqual([
      'explorers/small/recorded.json It was recorded with @rslib/core 1.0.1, but 1.1.0 is installed.',
    ]);
    expect(found[0]?.fix).toContain('npm run explorers');
  });

  it('finds manual edits and truncated files', () => {
    const recording = smallRecording();
    recording.results['dts=off ext=not set'] = { error: 'error   It fails otherwise.' };
    const { siteDir } = tempSite(smallSite(recording));
    expect(problemTexts(checkRecordings(siteDir, versions))[0]).toContain('was edited');
    const other = tempSite(smallSite({ ...smallRecording(), versions: { '@rslib/core': '1.1.0' } }));
    expect(problemTexts(checkRecordings(other.siteDir, { '@rslib/core': '1.1.0' }))[0]).toContain(
      'was edited',
    );
    const half = { ...smallSite(), 'explorers/small/recorded.json': '{ "inputs":' };
    expect(problemTexts(checkRecordings(tempSite(half).siteDir, versions))[0]).toContain('cannot be read');
  });
});

it('removes from an error what differs between machines', () => {
  const place = { folder: '/m/examples/.run/slot-1', installDir: '/m/examples', project: 'kit' };
  const output = [
    '\u001B[36minfo\u001B[39m    build started...',
    'error   Cannot find /m/examples/.run/slot-1/src/a.ts',
    '    at run (/m/examples/node_modules/x/index.js:1:2)',
    'error   build failed in 0.12 s',
    '',
  ].join('\n');
  expect(errorText(output, place)).toBe('error   Cannot find /projects/kit/src/a.ts\nerror   build failed');
});

it('keeps all explorers of this site together under 25 kB', { timeout: 30_000 }, async () => {
  const highlighter = createHighlighter();
  let bytes = 0;
  for (const id of explorerIds(__ENGINE_ROOT__)) {
    const recording = readRecording(__ENGINE_ROOT__, id);
    if ('what' in recording) throw new Error(`${path.basename(recording.file)}: ${recording.what}`);
    const definition = readDefinition(__ENGINE_ROOT__, id);
    const data = await explorerData(
      { definition, project: readProject(__ENGINE_ROOT__, id), recording },
      highlighter,
    );
    bytes += brotliCompressSync(explorerAsset(id, data).content).length;
  }
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(25_000);
});
