import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '');

/** Node has a `localStorage` of its own since 25, and Vitest leaves it where that of the window belongs. */
const WITHOUT_STORAGE = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag.replace('--no-', '--')),
);

export default defineConfig({
  // The same constant that scripts/run.mjs gives to the command-line entries.
  define: { __ENGINE_ROOT__: JSON.stringify(root) },
  test: {
    // A file that needs a document asks for it: // @vitest-environment happy-dom
    environment: 'node',
    // By itself it leaves one of two cores idle.
    pool: 'threads',
    execArgv: WITHOUT_STORAGE,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: { name: 'browser side', include: ['src/{runtime,search,theme}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'build side',
          include: [
            'src/{cli,engine,model,proof}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.mjs',
            'tests/{unit,site,search-quality}/**/*.test.{ts,tsx}',
          ],
          // Nothing here has a state of its own. To load the bundler, the parser and the grammars again for each file
          // takes 85 s of 290.
          isolate: false,
        },
      },
    ],
    // A test that was meant to run alone must not hide the others in CI.
    allowOnly: !process.env['CI'],
    restoreMocks: true,
    // Nothing here measures time: the limit only ends what hangs, also on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
