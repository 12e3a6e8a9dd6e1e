import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BaseNode } from 'estree';
import type { Root } from 'hast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Problem } from '../../model/problem.ts';
import { report } from './scope.ts';
import type { FileScope, SiteContext } from './scope.ts';

export interface ImportedName {
  /** `@theme`, a package name, or an absolute path. */
  source: string;
  /** `default`, `*`, or the exported name. */
  imported: string;
}

const THEME_SOURCES = new Set(['@theme', '@rspress/core/theme', 'rspress/theme', '@theme-original']);

/** Names a page imports, with relative and aliased sources made absolute, in the tree as well. */
export function readImports(tree: Root, scope: FileScope, site: SiteContext): Map<string, ImportedName> {
  const names = new Map<string, ImportedName>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ExportDefaultDeclaration') reportAt(statement, scope, DEFAULT_EXPORT);
      if (!('source' in statement) || !statement.source) continue;
      const source = resolveSource(String(statement.source.value), statement, scope, site);
      statement.source = { type: 'Literal', value: source, raw: JSON.stringify(source) };
      if (statement.type !== 'ImportDeclaration') continue;
      if (
        /\.mdx?$/.test(source) &&
        statement.specifiers.some(({ type }) => type !== 'ImportDefaultSpecifier')
      )
        reportAt(statement, scope, NAMED_FRAGMENT);
      for (const specifier of statement.specifiers) {
        const imported =
          specifier.type === 'ImportSpecifier'
            ? 'name' in specifier.imported
              ? specifier.imported.name
              : String(specifier.imported.value)
            : specifier.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*';
        names.set(specifier.local.name, { source, imported });
      }
    }
  }
  return names;
}

const DEFAULT_EXPORT = {
  what: 'A page has no default export: it is its own.',
  fix: 'Give what you export a name.',
};
const NAMED_FRAGMENT = {
  what: 'Of a Markdown file only its content can be imported.',
  fix: "Write: import Name from './file.mdx'; and then <Name />.",
};

function reportAt(
  { loc }: BaseNode,
  { name, problems }: FileScope,
  words: Pick<Problem, 'what' | 'fix'>,
): void {
  const { line = 1, column = 0 } = loc?.start ?? {};
  problems.push({ level: 'error', file: name, line, column: column + 1, ...words });
}

function resolveSource(asked: string, statement: BaseNode, scope: FileScope, site: SiteContext): string {
  if (THEME_SOURCES.has(asked)) return '@theme';
  const file = importedFile(asked, scope, site);
  if (file === undefined) return asked;
  const found = [
    '',
    '.mdx',
    '.md',
    '.tsx',
    '.ts',
    '.jsx',
    '.js',
    '/index.tsx',
    '/index.ts',
    '/index.jsx',
    '/index.js',
  ]
    .map((ending) => file + ending)
    .find((candidate) => existsSync(candidate) && path.extname(candidate) !== '');
  if (found === undefined) {
    reportAt(statement, scope, {
      what: `The import "${asked}" does not exist.`,
      fix: 'Mend the path; it starts at the folder of this file, or with an alias of the site configuration.',
    });
    return asked;
  }
  scope.dependencies.add(found);
  return found;
}

/** Absolute path of a relative or aliased import; nothing for a package. */
function importedFile(asked: string, scope: FileScope, site: SiteContext): string | undefined {
  if (asked.startsWith('.')) return path.resolve(path.dirname(scope.file), asked);
  for (const [alias, target] of Object.entries(site.alias)) {
    if (asked === alias || asked.startsWith(`${alias}/`))
      return path.resolve(site.siteDir, target + asked.slice(alias.length));
  }
  return undefined;
}

export function reportUnknownComponent(
  name: string,
  node: MdxjsEsm | Parameters<typeof report>[1],
  scope: FileScope,
  known: string[],
): void {
  const isThemed = known.includes(name);
  report(scope, node, {
    level: 'error',
    what: `<${name}> is used but not imported.`,
    fix: isThemed
      ? `Add: import { ${name} } from '@theme';`
      : 'Import it from a file beside the page, or from @theme.',
  });
}
