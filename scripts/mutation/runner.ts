// A process of its own that holds one test runner: whoever waits for it can end it when a mutant never does.
import process from 'node:process';
import { createVitest } from 'vitest/node';
import { root } from '../tool.mjs';

/** One run: a file that reads differently for the time being, and the tests that may notice. */
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
    // Plugins given here do not reach the projects of the configuration file, and the faults come from one.
    config: false,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    isolate: false,
    // What fails is meant to fail.
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
  // The runner also tells how the files of earlier runs ended.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  const ran = testModules.filter(({ moduleId }) => asked.has(moduleId));
  const passes = ran.length > 0 && ran.every((one) => one.ok()) && unhandledErrors.length === 0;
  // The runner itself counts failures in the exit code.
  process.exitCode = 0;
  const failed = ran.flatMap((one) => [...one.children.allTests('failed')].map(({ fullName }) => fullName));
  process.send?.({ passes, failed } satisfies MutationAnswer);
}
process.on('disconnect', () => process.exit());
process.send?.({ isReady: true });
