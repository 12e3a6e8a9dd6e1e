import process from 'node:process';
import type { KnipConfig } from 'knip';

/** In production mode only what is marked with `!` counts as a user: what tests alone use is reported. */
const isProduction = process.argv.includes('--production');

const config: KnipConfig = {
  entry: [
    'src/cli/*.ts!',
    'src/theme/entry-client.tsx!',
    'src/theme/entry-server.tsx!',
    'src/components/rendered.tsx!',
    'src/theme/site-hooks.tsx!',
    'src/proof/browser/extension.ts!',
    'src/doctor/page/entry.tsx!',
    'src/starter/page/entry.tsx!',
    'src/desk/page/entry.tsx!',
    'src/learn/page/entry.tsx!',
    'src/learn/browser/extension.ts!',
    'src/doctor/worker/entry.ts!',
    'src/lab/page/entry.tsx!',
    'src/lab/worker/{entry,thread,config-loader}.ts!',
    'src/lab/worker/declarations/{plugin-dts,ast-grep,native-typescript,typescript-version}.ts!',
    'src/lab/worker/types/entry.ts!',
    // The bundle of the lab puts these in the place of Node's modules.
    'src/lab/worker/node/*.ts!',
    // Bundled when the engine is packed.
    'src/package/program/main.ts!',
    'src/package/api/entry.ts!',
    // Bundled when the server is packed.
    'src/mcp/program/main.ts!',
    'scripts/*.{mjs,ts}!',
    'scripts/mutation/runner.ts!',
    'scripts/desk/probe.mjs!',
    'site.config.ts!',
    'tests/e2e/**/*.spec.ts',
    'tests/support/fixture-builder.ts',
    'tests/search-quality/run.ts!',
    'src/theme/before-paint.ts!',
    'src/runtime/start/offline-worker.ts!',
    'src/runtime/start/resolve-not-found.ts!',
    'src/runtime/start/speak-not-found.ts!',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    '!src/**/*.{test,fixture}.{ts,tsx}!',
    '!src/search/engine/sample-records.ts!',
    'scripts/**/*.{mjs,ts}!',
    '!scripts/**/*.test.ts!',
    'tests/**/*.{ts,tsx}',
  ],
  ignore: ['tests/fixtures/**'],
  vitest: { entry: ['{src,scripts,bench,tests}/**/*.test.{ts,tsx,mjs}'] },
  // Resolved when the worker is bundled, from lab/node_modules.
  ignoreDependencies: [
    'lab',
    '@napi-rs/wasm-runtime',
    '@rsbuild/core',
    '@rslib/core',
    '@rspack/core',
    'oxlint',
    'oxlint-tsgolint',
  ],
  // A part of a file may be exported for its test alone, as long as the file itself uses it.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
};

export default config;
