import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ProblemError, sortProblems } from '../../src/model/problem.ts';
import { build, emptyCache, siteWith } from './built-site.ts';

declare const __ENGINE_ROOT__: string;

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Fails as the system does without permission, which tests that run as root always have. */
function deny(isDenied: (file: string) => boolean): void {
  const refuse = (file: string) => {
    if (isDenied(file))
      throw Object.assign(new Error(`EACCES: permission denied, open '${file}'`), {
        code: 'EACCES',
        path: file,
      });
  };
  for (const name of ['readFileSync', 'readdirSync'] as const) {
    const real = fs[name] as (...args: unknown[]) => unknown;
    vi.spyOn(fs, name).mockImplementation(((file: string, ...rest: unknown[]) => {
      refuse(file);
      return real(file, ...rest);
    }) as never);
  }
  const { cp } = promises;
  vi.spyOn(promises, 'cp').mockImplementation(async (from, to, options) => {
    for (const name of fs.readdirSync(String(from))) refuse(path.join(String(from), name));
    await cp(from, to, options);
  });
  syncBuiltinESMExports();
}

async function problemsWithout(siteDir: string, ...names: string[]): Promise<string[][]> {
  const denied = new Set(names.map((name) => path.join(siteDir, name)));
  deny((file) => denied.has(file));
  const failed: unknown = await build(siteDir, {
    cacheDir: emptyCache(),
    // As the command does, so pages of earlier builds are looked for.
    code: { engineRoot: __ENGINE_ROOT__, readAt: Date.now() + 1000 },
  }).catch((error: unknown) => error);
  if (!(failed instanceof ProblemError)) throw failed;
  return sortProblems(failed.problems).map(({ file, what, fix = '' }) => [
    file.replace(`${siteDir}/`, ''),
    what,
    fix,
  ]);
}

const FIX = 'Check its permissions.';

test('pages and images that cannot be read are reported with all other problems', async () => {
  const siteDir = siteWith({
    'docs/a.mdx': '# A\n',
    'docs/b.mdx':
      'import { Diagram } from \'@theme\'\n\n# B\n\n![A dot](./dot.svg)\n\n<Diagram src="./dot.svg" alt="A dot" />\n',
    'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'docs/c.mdx': '# C\n\n[Nowhere](/nowhere)\n',
    'docs/Part.tsx': 'export const Part = () => null;\n',
  });
  const image = ['docs/b.mdx', 'The image "./dot.svg" cannot be read (EACCES).', FIX];
  expect(await problemsWithout(siteDir, 'docs/a.mdx', 'docs/dot.svg')).toEqual([
    ['docs/a.mdx', 'The file cannot be read (EACCES).', FIX],
    image,
    image,
    ['docs/c.mdx', expect.stringContaining('/nowhere'), expect.any(String)],
  ]);
});

test.each([
  ['a folder of pages', 'docs/guide', 'folder'],
  ['a public file', 'docs/public/file.txt', 'file'],
  ['the public folder', 'docs/public', 'folder'],
])('%s that cannot be read is named', async (_, name, noun) => {
  const siteDir = siteWith({ 'docs/guide/a.mdx': '# A\n', 'docs/public/file.txt': 'Text\n' });
  expect(await problemsWithout(siteDir, name)).toEqual([[name, `The ${noun} cannot be read (EACCES).`, FIX]]);
});
