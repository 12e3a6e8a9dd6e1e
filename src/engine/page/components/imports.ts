import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { BaseNode, ImportDeclaration, Program } from 'estree';
import type { Root, RootContent } from 'hast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Problem } from '../../../model/problem.ts';
import { THEME_SOURCES, aliasedPath } from '../../config/aliases.ts';
import { isMisspelled, similarImport } from '../../files/spelling.ts';
import { isJsx } from '../syntax/jsx-tree.ts';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';
import type { SiteContext } from '../context/site-context.ts';
import { walk } from '../syntax/walk.ts';
import { usesName } from './uses-name.ts';

export interface ImportedName {
  /** `@theme`, a package name, or an absolute path. */
  source: string;
  /** `default`, `*`, or the exported name. */
  imported: string;
}

/** Moves imports between tags to the top: they apply to the whole page, as everywhere in MDX. */
export function hoistEsm(tree: Root): void {
  const esm: MdxjsEsm[] = [];
  const without = <Child extends RootContent>(nodes: Child[]): Child[] =>
    nodes.filter((node) => {
      if ('children' in node) node.children = without(node.children);
      if (node.type !== 'mdxjsEsm') return true;
      esm.push(node);
      return false;
    });
  const content = without(tree.children);
  tree.children = [...esm, ...content];
}

/** Also makes relative and aliased imports absolute in the tree. */
export function readImports(tree: Root, scope: FileScope, site: SiteContext): Map<string, ImportedName> {
  const names = new Map<string, ImportedName>();
  const dropped = new Set<BaseNode>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    const body = (node.data?.estree?.body ?? []).flatMap((statement) => withOwnComponents(statement, site));
    for (const statement of body) {
      if (statement.type === 'ExportDefaultDeclaration') reportAt(statement, scope, DEFAULT_EXPORT);
      if (!('source' in statement) || !statement.source) continue;
      const asked = String(statement.source.value);
      const found = resolveSource(asked, scope, site);
      if (found === undefined) {
        // Compilers drop unused imports, so Rspress pages may contain one that cannot be resolved.
        const isUsed = statement.type !== 'ImportDeclaration' || isNeeded(statement, tree);
        const missingTarget = importedFile(asked, scope, site);
        reportAt(statement, scope, {
          ...missing(asked),
          didYouMean: missingTarget && similarImport(asked, missingTarget, site.siteDir),
          ...(missingTarget === undefined && withoutAlias(asked)),
          level: isUsed ? 'error' : 'warning',
        });
        if (!isUsed) dropped.add(statement);
      }
      const source = found ?? asked;
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
    if (node.data?.estree) node.data.estree.body = body.filter((statement) => !dropped.has(statement));
  }
  return names;
}

/** Imports names for which the site has a component of its own, by an alias such as `@theme/Name`, from there. */
function withOwnComponents(statement: Program['body'][number], { aliases }: SiteContext): Program['body'] {
  if (statement.type !== 'ImportDeclaration' || !THEME_SOURCES.includes(String(statement.source.value)))
    return [statement];
  const own = (specifier: ImportDeclaration['specifiers'][number]) =>
    specifier.type === 'ImportSpecifier' &&
    'name' in specifier.imported &&
    Object.hasOwn(aliases, `@theme/${specifier.imported.name}`)
      ? `@theme/${specifier.imported.name}`
      : undefined;
  const imports = statement.specifiers.flatMap((specifier): ImportDeclaration[] => {
    const value = own(specifier);
    if (value === undefined) return [];
    const specifiers = [{ type: 'ImportDefaultSpecifier' as const, local: specifier.local }];
    return [{ ...statement, specifiers, source: { type: 'Literal', value, raw: JSON.stringify(value) } }];
  });
  if (imports.length === 0) return [statement];
  const others = statement.specifiers.filter((specifier) => own(specifier) === undefined);
  return others.length === 0 ? imports : [{ ...statement, specifiers: others }, ...imports];
}

/** Records which component of the theme a tag refers to: a file may give it another name, or its name to another one. */
export function nameThemeTags(tree: Root, imports: ReadonlyMap<string, ImportedName>): void {
  walk(tree, (found) => {
    const node = found as HastNode;
    if (!isJsx(node) || node.name === null) return;
    const [first = '', member] = node.name.split('.');
    const { source, imported } = imports.get(first) ?? {};
    if (source !== '@theme' || imported === undefined) return;
    node.data = { ...node.data, themeName: imported === '*' ? (member ?? imported) : imported };
  });
}

/** Removes imports of components that were rendered when the page was compiled: the theme has none for the browser. */
export function dropRendered(tree: Root, rendered: ReadonlySet<string>): void {
  const isLeft = (specifier: ImportDeclaration['specifiers'][number]) =>
    !(
      specifier.type === 'ImportSpecifier' &&
      'name' in specifier.imported &&
      rendered.has(specifier.imported.name)
    );
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm' || !node.data?.estree) continue;
    node.data.estree.body = node.data.estree.body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || statement.source.value !== '@theme') return [statement];
      const specifiers = statement.specifiers.filter(isLeft);
      return specifiers.length === 0 ? [] : [{ ...statement, specifiers }];
    });
  }
}

const DEFAULT_EXPORT = {
  what: 'A page cannot have a default export: that is the page itself.',
  fix: 'Use a named export.',
};
const NAMED_FRAGMENT = {
  what: 'Only the content of a Markdown file can be imported.',
  fix: "Write: import Name from './file.mdx'; and then <Name />.",
};

function isNeeded({ specifiers }: ImportDeclaration, tree: Root): boolean {
  return specifiers.length === 0 || specifiers.some(({ local }) => usesName(tree, local.name));
}

const missing = (asked: string) => ({
  what: `The import "${asked}" does not exist.`,
  fix: 'Fix the path. It is relative to this file, or starts with an alias of the site configuration.',
});

/** A name that is neither an alias nor a path. */
const withoutAlias = (asked: string) => {
  const [prefix = ''] = asked.split('/');
  const fix = `Add the alias to site.config.ts, as in alias: { '${prefix}': 'src' }.`;
  return { fix, together: { what: `{count} imports start with "${prefix}/", which is not an alias.`, fix } };
};

function reportAt(
  { loc }: BaseNode,
  { name, problems }: FileScope,
  words: Pick<Problem, 'what' | 'fix'> & Partial<Problem>,
): void {
  const { line = 1, column = 0 } = loc?.start ?? {};
  problems.push({ level: 'error', file: name, line, column: column + 1, ...words });
}

/** Undefined for a file that does not exist. */
function resolveSource(asked: string, scope: FileScope, site: SiteContext): string | undefined {
  if (THEME_SOURCES.includes(asked)) return '@theme';
  // The bundler handles queries such as `./styles.css?raw`.
  const [query = ''] = /\?.*$/.exec(asked) ?? [];
  const file = importedFile(asked.slice(0, asked.length - query.length), scope, site);
  // Fragments are files of the site, never of a package.
  if (file === undefined) return /\.mdx?$/.test(asked) ? undefined : asked;
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
    .find((candidate) => {
      // One that appears later would be found first.
      scope.dependencies.add(candidate);
      return isThere(candidate, site) && path.extname(candidate) !== '';
    });
  return found === undefined ? undefined : found + query;
}

/** Checks the exact names: some file systems ignore case, and the import would then fail on others. */
function isThere(file: string, { siteDir }: SiteContext): boolean {
  return existsSync(file) && !isMisspelled(file, realpathSync.native(file), siteDir);
}

/** The absolute path of a relative or aliased import; undefined for a package. */
function importedFile(asked: string, scope: FileScope, site: SiteContext): string | undefined {
  if (asked.startsWith('.')) return path.resolve(path.dirname(scope.file), asked);
  return aliasedPath(asked, site.aliases);
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
      : 'Import it from a file next to the page, or from @theme.',
  });
}
