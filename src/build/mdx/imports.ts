import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ImportDeclaration } from 'estree';
import type { Root } from 'hast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
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
      if (statement.type !== 'ImportDeclaration') continue;
      const source = resolveSource(statement, node, scope, site);
      statement.source = { type: 'Literal', value: source, raw: JSON.stringify(source) };
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

function resolveSource(
  statement: ImportDeclaration,
  node: MdxjsEsm,
  scope: FileScope,
  site: SiteContext,
): string {
  const asked = String(statement.source.value);
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
    const line = statement.loc?.start.line ?? node.position?.start.line;
    scope.problems.push({
      level: 'error',
      file: scope.name,
      line,
      column: (statement.loc?.start.column ?? 0) + 1,
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
