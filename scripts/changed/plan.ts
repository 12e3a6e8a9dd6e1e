// Chooses what a change can break, from the names of its files alone.

export interface ChangePlan {
  format: string[];
  lint: string[];
  types: boolean;
  /** Code whose importers among the unit tests are run. */
  related: string[];
  /** Unit tests that read files of the project instead of importing them. */
  unitTests: string[];
  /** Spelling, links, names, frontmatter: all that the build and the speller say about pages. */
  pages: boolean;
  /** Runs the examples that differ from their recordings. */
  examples: boolean;
  browserTests: string[];
  /** Files that only `npm test` tries. */
  left: string[];
}

const CODE = /^(?:src|scripts|tests|bench)\/.*\.(?:tsx?|mjs)$|^[^/]+\.config\.ts$/;
const FORMATTED = /\.(?:tsx?|mjs|json|css|ya?ml)$/;
/** Input of tests and of measurements, which nobody formats or imports. */
const RAW = /^(?:tests\/fixtures|bench\/speed\/peers)\/|^(?:docs|examples|explorers)\//;

const READ_BY: readonly (readonly [files: RegExp, tests: string])[] = [
  [/^(?:\.github\/|\.nvmrc$)/, 'tests/unit/workflows.test.ts'],
  [/^(?:CHANGELOG\.md|package(?:-lock)?\.json)$/, 'tests/unit/changelog.test.ts'],
  [/^(?:examples\/)?package(?:-lock)?\.json$/, 'src/engine/output/packages/locked-packages.test.ts'],
  [/^src\/.*\.tsx?$/, 'tests/unit/import-rule.test.ts'],
  [/^src\/theme\/styles\//, 'src/theme/styles/'],
];

/** `isThere` tells a changed file from a deleted one, which has nothing left to format but may be missed. */
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
