import { own } from '../../model/finding.ts';
import type { Finding } from '../../model/finding.ts';
import { isDeclaration } from '../../model/module-format.ts';
import { shown } from '../../model/package.ts';
import { targetsIn } from '../../model/entry-points.ts';
import type { Facts } from '../facts/facts.ts';
import { sourceMaps } from '../facts/source-maps.ts';

const SECRET = /(?:^|\/)(?:\.env(?:\.(?!example$|sample$)[\w.-]+)?|\.npmrc|id_rsa|[^/]+\.(?:pem|tgz|p12))$/;
const TEST_FOLDER = /(?:^|\/)(?:__tests__|__mocks__|__snapshots__|tests?|e2e|coverage)\//;
/** With its declarations and its source map. */
const TEST_ENDING = /\.(?:test|spec|stories)\.(?:d\.)?[cm]?[jt]sx?(?:\.map)?$/;
const SETUP =
  /^(?:\.github|\.vscode|\.husky)\/|^(?:tsconfig[\w.-]*\.json|(?:rslib|rstest|rsbuild|vite|vitest|jest|eslint|prettier|tsup|tsdown|rollup|webpack|playwright)\.config\.[cm]?[jt]s|\.(?:eslintrc|prettierrc)[\w.]*|\.editorconfig|(?:package-lock|pnpm-lock|yarn)\.(?:json|yaml|lock))$/;

/** Says why a file does not belong in a package; undefined if it may. */
export function strayKind(name: string): 'secret' | 'test' | 'setup' | undefined {
  if (SECRET.test(name)) return 'secret';
  if (TEST_FOLDER.test(name) || TEST_ENDING.test(name)) return 'test';
  return SETUP.test(name) ? 'setup' : undefined;
}

/** Such as `.test.js`. */
export const testEnding = (name: string): string | undefined => TEST_ENDING.exec(name)?.[0];

/** Packed sources that nothing needs: no entry point leads to them, and no source map does without its own text. */
export function straySources({ pkg, scripts }: Facts): string[] {
  const isSource = (name: string) =>
    /^(?:src|source|lib\/src)\/.*\.(?:[cm]?tsx?|jsx)$/.test(name) && !isDeclaration(name);
  const sources = [...pkg.files.keys()].filter(isSource);
  const named = targetsIn([
    pkg.manifest['exports'],
    pkg.manifest['main'],
    pkg.manifest['bin'],
    pkg.manifest['types'],
  ]);
  const isNamed = named.some((target) => /^(?:\.\/)?(?:src|source|lib\/src)\//.test(target));
  const mapsNeed = sourceMaps(pkg).some((map) => map.sources.some(({ content }) => content === undefined));
  const scriptsNeed = [...scripts.values()].some(({ imports }) =>
    imports.some(({ source }) => /\bsrc\//.test(source)),
  );
  return isNamed || mapsNeed || scriptsNeed ? [] : sources;
}

/** Finds files that were packed by mistake. */
export function strayFiles(facts: Facts): Finding[] {
  const names = [...facts.pkg.files.keys()];
  const kinds = {
    secret: { code: 'doctor/secret-file', what: 'may contain something that is not for everybody' },
    test: { code: 'doctor/stray-file', what: 'is a test, which no user runs' },
    setup: { code: 'doctor/stray-file', what: 'sets up a tool of this project, which no user has' },
    source: { code: 'doctor/stray-file', what: 'is a source that nothing in the package leads to' },
  } as const;
  const sources = new Set(straySources(facts));
  return Object.entries(kinds).flatMap(([kind, { code, what }]) => {
    const found = names.filter((name) => (sources.has(name) ? 'source' : strayKind(name)) === kind);
    const [first] = found;
    if (first === undefined) return [];
    const more =
      found.length === 1
        ? ''
        : ` ${found.length - 1} more of this kind ${found.length === 2 ? 'is' : 'are'} packed.`;
    return own({ code, file: first, what: `${shown(first)} ${what}.${more}` });
  });
}
