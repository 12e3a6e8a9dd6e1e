import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '');

/** Since version 25, Node has its own `localStorage`, which Vitest would keep in place of the window's. */
const WITHOUT_STORAGE = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag.replace('--no-', '--')),
);

/** Code of pages: their tests need a window and modules of their own. */
const BROWSER_SIDE =
  'src/{runtime,search,components,theme,{proof,learn}/browser,{doctor,lab,starter,desk,learn}/page}/**/*.test.{ts,tsx}';

/** Tests that run git. */
const WITH_GIT = '{src,scripts,tests}/**/git-*.test.ts';

export default defineConfig({
  // The same constant that scripts/run.mjs defines for the commands.
  define: { __ENGINE_ROOT__: JSON.stringify(root) },
  test: {
    // A file that needs a document starts with: // @vitest-environment happy-dom
    environment: 'node',
    globalSetup: './tests/support/temporary-folders.ts',
    pool: 'threads',
    execArgv: WITHOUT_STORAGE,
    // Tests wait for processes and timers for a quarter of the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'browser side',
          // Every file has its own modules and window, but happy-dom itself is loaded once per thread. That takes half of
          // the time of a new thread for each file.
          pool: 'vmThreads',
          include: [BROWSER_SIDE],
        },
      },
      {
        extends: true,
        // In development, React is another build. In one thread with tests that build for production, the two would mix.
        test: { name: 'dev server', include: ['src/engine/dev/**/*.test.ts'] },
      },
      {
        extends: true,
        // Not every machine has git, so `npm test` runs these in a step of their own.
        test: { name: 'with git', include: [WITH_GIT] },
      },
      {
        extends: true,
        // Packs the server once, from the built site, so `npm test` runs these in a step after the build.
        test: {
          name: 'with the server',
          include: ['tests/mcp/**/*.test.ts'],
          globalSetup: './tests/support/mcp/pack-once.ts',
          // Each test starts processes, and some of them build.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build side',
          include: [
            'src/{cli,engine,model,config-text,package,proof,doctor,desk,starter,lab,learn,mcp}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.{mjs,ts}',
            'tests/{unit,site,search-quality}/**/*.test.{ts,tsx}',
          ],
          exclude: ['src/engine/dev/**', WITH_GIT, BROWSER_SIDE],
          // These modules have no state. Loading the bundler, the parser and the grammars again for each file would take
          // 85 of 290 seconds.
          isolate: false,
        },
      },
    ],
    // In CI, a leftover `test.only` must not hide the other tests.
    allowOnly: !process.env['CI'],
    restoreMocks: true,
    // The timeouts only end tests that hang, so they are long enough for a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
