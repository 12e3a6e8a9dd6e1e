import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesBelow, siteWith, tempFolder } from './built-site.ts';

declare const __ENGINE_ROOT__: string;

const STEPS = readFileSync(path.join(__ENGINE_ROOT__, 'CONTRIBUTING.md'), 'utf8');
const PAGE = `import { Verdict } from '@theme';

# Builds

<Verdict about="Faster than before" command="npm run weigh" tone="good">

A paragraph of its own.

</Verdict>
`;

/** Returns the blocks of code that CONTRIBUTING shows for a new component, by the file they belong to. */
function stepsByFile(): [file: string, code: string][] {
  const blocks = STEPS.matchAll(/^ {3}```\w+ title="(src\/components\/[^"]+)"\n([^]*?)^ {3}```$/gm);
  return [...blocks].map(([, file = '', code = '']) => [file, code.replaceAll(/^ {3}/gm, '')]);
}

/** Follows the steps in a copy of the engine: new files are written, lines of an existing one go to their place. */
function followSteps(engine: string): void {
  for (const [file, code] of stepsByFile()) {
    const place = path.join(engine, file);
    mkdirSync(path.dirname(place), { recursive: true });
    if (!file.endsWith('declared.ts') && !file.endsWith('rendered.tsx')) writeFileSync(place, code);
    else {
      const isEntry = (line: string) => line.startsWith('  ');
      const lines = code.trimEnd().split('\n');
      const text = readFileSync(place, 'utf8').replace(/^\};$/m, [...lines.filter(isEntry), '};'].join('\n'));
      writeFileSync(place, [...lines.filter((line) => !isEntry(line)), text].join('\n'));
    }
  }
}

describe('a component that is made by the steps of CONTRIBUTING', { timeout: 120_000 }, () => {
  const engine = tempFolder();
  const out = path.join(engine, 'out');
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

  beforeAll(async () => {
    for (const name of ['src', 'scripts', 'package.json', 'package-lock.json'])
      cpSync(path.join(__ENGINE_ROOT__, name), path.join(engine, name), { recursive: true });
    symlinkSync(path.join(__ENGINE_ROOT__, 'node_modules'), path.join(engine, 'node_modules'), 'junction');
    followSteps(engine);
    const site = siteWith({ 'docs/builds.mdx': PAGE });
    const args = [path.join(engine, 'scripts/run.mjs'), 'build', '--site', site, '--out', out];
    await new Promise<void>((resolve, reject) => {
      execFile(process.execPath, args, (error, _, stderr) =>
        error === null ? resolve() : reject(new Error(stderr)),
      );
    });
  }, 120_000);

  test('is on the page', () => {
    expect(read('builds.html')).toMatch(
      /<div class="verdict good"><p>Faster than before<\/p><code>npm run weigh<\/code>.*A paragraph of its own/s,
    );
  });

  test('has its words in the Markdown twin', () => {
    expect(read('builds.md')).toContain(
      '**Faster than before**\n\n`npm run weigh`\n\nA paragraph of its own.',
    );
  });

  test('has its words in the search index', () => {
    const index = filesBelow(out).find((file) => /^assets\/search-text-.*\.json$/.test(file)) ?? '';
    const { content, code } = JSON.parse(read(index)) as { content: string[]; code: string[] };
    expect(content.join()).toContain('Faster than before A paragraph of its own.');
    expect(code.join()).toContain('weigh');
  });
});
