// Chooses what to test for a change, from the names of its files alone.

export interface ChangePlan {
  format: string[];
  lint: string[];
  types: boolean;
  /** Code whose importing unit tests run. */
  related: string[];
  /** Unit tests that read the changed files instead of importing them. */
  unitTests: string[];
  /** Runs the spell checker and the build, which checks links, names and frontmatter. */
  pages: boolean;
  /** Runs the examples that differ from their recordings. */
  examples: boolean;
  browserTests: string[];
  /** Files that only the other commands cover. */
  left: string[];
}

const CODE = /^(?:src|scripts|tests|bench)\/.*\.(?:tsx?|mjs)$|^[^/]+\.config\.ts$/;
const FORMATTED = /\.(?:tsx?|mjs|json|css|ya?ml)$/;
/** Pages and input of tests and benchmarks, which are not formatted, linted or imported. */
const RAW = /^(?:tests\/fixtures|bench\/speed\/peers)\/|^(?:docs|examples|explorers)\//;

const READ_BY: readonly (readonly [files: RegExp, tests: string])[] = [
  [/^(?:\.github\/|\.nvmrc$)/, 'tests/unit/workflows.test.ts'],
  [/^(?:CHANGELOG\.md|package(?:-lock)?\.json)$/, 'tests/unit/changelog.test.ts'],
  [/^(?:examples\/)?package(?:-lock)?\.json$/, 'src/engine/output/packages/locked-packages.test.ts'],
  [/^src\/.*\.tsx?$/, 'tests/unit/import-rule.test.ts'],
  [/^src\/theme\/styles\//, 'src/theme/styles/'],
];

/** Returns what to run. `isThere` is false for a deleted file: it cannot be formatted, but other code may still use it. */
export function planFor(changed: readonly string[], isThere: (file: string) => boolean): ChangePlan {
  const present = changed.filter(isThere);
  const own = present.filter((file) => !RAW.test(file));
  const code = own.filter((file) => CODE.test(file));
  const isBrowserTest = (file: string) => /^tests\/e2e\/.*\.spec\.ts$/.test(file);
  const plan: ChangePlan = {
    format: own.filter((file) => FORMATTED.test(file) && !file.endsWith('package-lock.json')),
    lint: code,
    types: changed.some((file) => CODE.test(file) || /^tsconfig.*\.json$/.test(file)),
    related: code.filter((file) => !isBrowserTest(file)),
    unitTests: READ_BY.filter(([files]) => changed.some((file) => files.test(file))).map(
      ([, tests]) => tests,
    ),
    pages: changed.some((file) => file.startsWith('docs/') || file === 'dictionary.txt'),
    examples: changed.some((file) => /^(?:docs|examples)\//.test(file)),
    browserTests: code.filter(isBrowserTest),
    left: present.filter((file) => /^explorers\/|^tests\/fixtures\//.test(file)),
  };
  return plan;
}
