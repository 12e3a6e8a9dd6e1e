import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, createLogger, createServer, version } from 'vite';
import type { InlineConfig, Rolldown, ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  devClientTag,
  ENTRY_GROUP,
  entryChunks,
  plainDynamicImports,
  plainOverlay,
  readFailure,
  repeatsFailure,
  virtualModuleUrl,
} from './vite-internals.ts';

let root: string;

const FILES = {
  // As in the theme: the group has this name, and code that is loaded later shares a file with it.
  'entry-client.js': "import { words } from './words.js';\nawait words;\nimport('./later.js');",
  'plain/entry-client.js': "import('../later.js');",
  'later.js': "import './later.css';\nimport { words } from './words.js';\nwords.push('later');",
  'words.js': 'export const words = [];',
  'later.css': 'p { color: red }',
  'lost.js': "import 'not-there';",
  'nameless.js': "import { none } from './words.js';\nnone();",
  'styled.js': "import './styles.scss';",
  'styles.scss': 'p { a { color: red } }',
  'gone.js': "import './none.js';",
  'broken.js': '\nconst = 1;',
  'throws.js': "throw new Error('It throws.');",
};

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vite-'));
  mkdirSync(path.join(root, 'plain'));
  for (const [name, code] of Object.entries(FILES)) writeFileSync(path.join(root, name), code);
});
afterAll(() => rmSync(root, { recursive: true }));

async function chunksOf(file: string, config: InlineConfig = {}): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    ...config,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        preserveEntrySignatures: 'exports-only',
        input: { entry: path.join(root, file) },
        output: { codeSplitting: { groups: [ENTRY_GROUP] } },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((one) => one.type === 'chunk');
}

const failureOf = async (file: string) =>
  chunksOf(file).then(
    () => '',
    (error: { errors: { message: string }[] }) => error.errors[0]!.message,
  );

const codeOf = (chunks: Rolldown.OutputChunk[]) => chunks.map(({ code }) => code).join('\n');

/** The documented event that the helper sends when a chunk fails to load. */
const HELPER = 'vite:preloadError';

// A failure here after an upgrade is not a bug in Vite, which does not document any of this.
describe(`Vite ${version} (if this fails, adapt src/engine/output/scripts/vite-internals.ts):`, () => {
  test('wraps import() in a preload helper', async () => {
    expect(codeOf(await chunksOf('entry-client.js'))).toContain(HELPER);
  });

  test('has a plugin for that with the name of the one we remove', async () => {
    const code = codeOf(await chunksOf('entry-client.js', { plugins: [plainDynamicImports()] }));
    expect(code).not.toContain(HELPER);
    expect(code).toMatch(/(?<!=>\s*)import\(['"`]\.\/later-/);
  });

  test('turns an entry with top-level await into its group, and a facade that only imports it', async () => {
    const chunks = await chunksOf('entry-client.js', { plugins: [plainDynamicImports()] });
    const { entry, facade } = entryChunks(chunks);
    expect(entry.code).toContain('import(');
    expect(facade?.code.trim()).toMatch(/^import\s?["']\.\/entry-[\w-]+\.js["'];?$/);
    expect(chunks).toHaveLength(3);
  });

  test('turns an entry without top-level await into one file', async () => {
    const chunks = await chunksOf('plain/entry-client.js');
    expect(entryChunks(chunks)).toEqual({ entry: chunks.find(({ isEntry }) => isEntry) });
  });

  test('names an unresolved import and its file', async () => {
    const { missing, importer } = readFailure(await failureOf('lost.js'));
    expect(missing).toBe('not-there');
    expect(importer).toBe(path.join(root, 'lost.js').replaceAll('\\', '/'));
  });

  test('names what a file does not export', async () => {
    const { notExported } = readFailure(await failureOf('nameless.js'));
    expect(notExported?.name).toBe('none');
    expect(path.basename(notExported?.file ?? '')).toBe('words.js');
  });

  test('names the package for a style language that is not installed', async () => {
    expect(readFailure(await failureOf('styled.js')).preprocessor).toBe('sass-embedded');
  });

  test('names the file of a syntax error above the code frame, after a message without its code', async () => {
    const { text, framedFile } = readFailure(await failureOf('broken.js'));
    expect(path.basename(framedFile ?? '')).toBe('broken.js');
    expect(text).toMatch(/^Unexpected token\n/);
  });

  describe('the dev server', () => {
    const logged: string[] = [];
    let vite: ViteDevServer;

    beforeAll(async () => {
      vite = await createServer({
        configFile: false,
        root,
        appType: 'custom',
        customLogger: { ...createLogger('silent'), error: (line) => logged.push(line) },
        optimizeDeps: { noDiscovery: true },
        server: { port: 0, host: '127.0.0.1' },
        plugins: [
          {
            name: 'virtual',
            resolveId: (id) => (id === 'virtual:word' ? `\0${id}` : undefined),
            load: (id) => (id === '\0virtual:word' ? "export default 'virtual word';" : undefined),
          },
          plainOverlay(),
        ],
      });
      await vite.listen();
    });
    afterAll(() => vite.close());

    const answerAt = async (address: string) =>
      (await fetch(new URL(address, vite.resolvedUrls?.local[0]))).text();

    test('logs that a module failed, in addition to throwing its error', async () => {
      await expect(vite.ssrLoadModule('/throws.js')).rejects.toThrow('It throws.');
      expect(logged.map(repeatsFailure)).toEqual([true]);
    });

    test.each([
      ['lost.js', 'not-there'],
      ['gone.js', './none.js'],
    ])('names the import of %s that leads nowhere', async (file, asked) => {
      const failure = await vite.ssrLoadModule(`/${file}`).catch((error: unknown) => error as Error);
      const { missing, importer } = readFailure((failure as Error).message);
      expect(missing).toBe(asked);
      expect(path.basename(importer ?? '')).toBe(file);
    });

    test('serves its client at the URL of the tag', async () => {
      const [, client = ''] = /src="([^"]+)"/.exec(devClientTag('/')) ?? [];
      expect(await answerAt(client)).toContain('WebSocket');
    });

    test('serves its client without the advice on its own configuration', async () => {
      const client = await answerAt('/@vite/client');
      expect(client).toMatch(/fix the code to dismiss\."\)\), h\("style"/);
      expect(client).not.toContain('You can also disable');
    });

    test('serves virtual modules at their URL', async () => {
      expect(await answerAt(virtualModuleUrl('/', 'virtual:word'))).toContain('virtual word');
    });
  });
});

test('does not treat a facade with code as empty', () => {
  const chunk = (file: Partial<Rolldown.OutputChunk>) =>
    ({ name: 'entry', isEntry: true, imports: ['entry-1.js'], ...file }) as Rolldown.OutputChunk;
  const entry = chunk({ isEntry: false, fileName: 'entry-1.js', imports: [] });
  expect(entryChunks([entry, chunk({ moduleIds: [] })]).entry).toBe(entry);
  const others = [[chunk({ moduleIds: ['a.js'] })], [chunk({ moduleIds: [], imports: [] })], []];
  for (const files of others)
    expect(() => entryChunks([entry, ...files])).toThrow('Adapt `entryChunks` in src/engine');
});
