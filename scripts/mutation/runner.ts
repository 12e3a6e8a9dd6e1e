// Runs Vitest in a separate process, so the parent can kill it if a mutant never ends.
import process from 'node:process';
import { createVitest } from 'vitest/node';
import { root } from '../tool.mjs';

/** One run: a file, the code to load in its place, and the tests that may catch it. */
export interface MutationJob {
  file: string;
  code: string;
  tests: string[];
}

export interface MutationAnswer {
  passes: boolean;
  failed: string[];
}

let mutated: Pick<MutationJob, 'file' | 'code'> = { file: '', code: '' };

const vitest = await createVitest(
  'test',
  {
    root,
    // Without the configuration file: its projects would not get the plugin below, which injects the fault.
    config: false,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    isolate: false,
    // As in vitest.config.ts: only a test that hangs takes longer.
    testTimeout: 30_000,
    // Failures are expected, so nothing is reported.
    reporters: [{}],
    silent: true,
  },
  {
    define: { __ENGINE_ROOT__: JSON.stringify(root) },
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id) => (id === mutated.file ? mutated.code : undefined),
      },
    ],
  },
);

process.on('message', (job: MutationJob) => void answer(job));

async function answer({ file, code, tests }: MutationJob): Promise<void> {
  const before = mutated.file;
  mutated = { file, code };
  for (const one of new Set([before, file])) vitest.invalidateFile(one);
  const specifications = await vitest.globTestSpecifications(tests);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Vitest also returns the modules of earlier runs.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  const ran = testModules.filter(({ moduleId }) => asked.has(moduleId));
  const passes = ran.length > 0 && ran.every((one) => one.ok()) && unhandledErrors.length === 0;
  // Vitest sets the exit code when a test fails.
  process.exitCode = 0;
  const failed = ran.flatMap((one) => [...one.children.allTests('failed')].map(({ fullName }) => fullName));
  process.send?.({ passes, failed } satisfies MutationAnswer);
}
process.on('disconnect', () => process.exit());
process.send?.({ isReady: true });
