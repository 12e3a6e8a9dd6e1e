// npm run upgrade -- VERSION [--page PART-OF-A-PATH]: moves the pages to another release of Rslib as far as a program can, and
// lists what is left to read. With --page, it compares and records only those pages, for a trial run.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { releaseFolder } from '../src/proof/examples/run/other-release.ts';
import { endOnSignals, run } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { finish, runSteps } from './run-steps.mjs';
import type { Step } from './run-steps.mjs';
import { orSentence } from './sentence.mjs';
import { engine, root } from './tool.mjs';
import { linesNaming, pinnedRelease, withRelease } from './upgrade/release.ts';

const MANIFEST = path.join(root, 'examples/package.json');

function examples(...args: string[]): ReturnType<typeof engine> {
  return [process.execPath, path.join(root, 'scripts/examples.mjs'), ...args];
}

/** Pins the release and its Rspack version, which the drift report installed, and installs both in examples/. */
async function pin(version: string): Promise<void> {
  const beside = releaseFolder(path.dirname(MANIFEST), `@rslib/core@${version}`);
  const rspack = path.join(beside, 'node_modules/@rspack/core/package.json');
  const { version: brought } = JSON.parse(readFileSync(rspack, 'utf8')) as { version: string };
  const before = readFileSync(MANIFEST, 'utf8');
  const after = withRelease(before, version, brought);
  if (after === before) return;
  writeFileSync(MANIFEST, after);
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  const options = { cwd: path.dirname(MANIFEST), shell: process.platform === 'win32' };
  if ((await run('npm', args, options)).code !== 0)
    throw new Error(
      'npm could not install the release. Its output above says why. To go back, restore examples/ from git.',
    );
}

function stepsTo(version: string, page: string[]): Step[] {
  const report = `bench/drift/rslib-core-${version}.md`;
  return [
    {
      name: 'drift report',
      command: () => examples('--with', `@rslib/core@${version}`, '--report', report, ...page),
    },
    { name: 'install', work: () => pin(version), needs: ['drift report'] },
    {
      name: 'examples and types on hover',
      command: () => examples('--update', '--rerun', ...page),
      needs: ['install'],
    },
    ...(page.length > 0
      ? []
      : [{ name: 'explorers', command: () => engine('explorers'), needs: ['install'] }]),
    { name: 'releases', command: () => engine('since') },
    { name: 'defaults', command: () => engine('defaults'), needs: ['install'] },
    { name: 'option contract', command: () => engine('contract'), needs: ['releases', 'defaults'] },
  ];
}

function leftToRead(before: string, version: string): string {
  const pages = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .toSorted();
  const lines = pages.flatMap((file) =>
    linesNaming(before, file, readFileSync(path.join(root, file), 'utf8')),
  );
  return [
    'Left for you to read:',
    `- bench/drift/rslib-core-${version}.md, page by page: the sentences around what changed`,
    '- the statements above that the option contract could not check',
    '- git diff docs explorers: does each new output still show what its page says?',
    '- the release notes: options, flags and messages that no page covers yet',
    `- lines that mention ${before}:`,
    ...lines.map((line) => `    ${line}`),
    'Then run npm run test:record and npm run test:all, and add an entry to CHANGELOG.md.',
  ].join('\n');
}

endOnSignals();
await orSentence(async () => {
  const { values, positionals } = parseArgs({
    options: { page: { type: 'string' } },
    allowPositionals: true,
  });
  const [version, ...others] = positionals;
  if (version === undefined || others.length > 0 || !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    throw new Error('Pass one version of @rslib/core, for example: npm run upgrade -- 1.1.0');
  await ensureInstalled();
  // The report names the versions the pages currently use, so those have to be installed.
  await ensureInstalled({ root: path.dirname(MANIFEST) });
  const before = pinnedRelease(readFileSync(MANIFEST, 'utf8'));
  console.log(`From Rslib ${before} to ${version}`);
  finish(await runSteps(stepsTo(version, values.page === undefined ? [] : ['--page', values.page])));
  console.log(`\n${leftToRead(before, version)}`);
});
