import path from 'node:path';
import type { Root, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import type { Root as MdastRoot } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { readFrontmatter } from '../content/frontmatter.ts';
import type { Frontmatter } from '../../model/page.ts';
import { resolveAddresses } from './addresses.ts';
import { transformContainers } from './containers.ts';
import { fenceElement, prepareFences } from './fences.ts';
import { expandFragments } from './fragments.ts';
import { readHeadingIds } from './headings.ts';
import { readImports } from './imports.ts';
import { lowerJsx } from './lower-jsx.ts';
import { normalizeSource } from './normalize-source.ts';
import { parse } from './parse.ts';
import { readText } from './read-text.ts';
import type { FileScope, SiteContext } from './scope.ts';
import { syntaxProblem } from './syntax-problem.ts';

const MDX_NODES = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

export interface FileTree {
  tree: Root;
  frontmatter: Frontmatter;
  isEmpty: boolean;
}

/** One file, page or fragment, as an HTML tree: everything done that depends on that file alone. */
export async function fileToTree(
  scope: FileScope,
  site: SiteContext,
  ancestors: readonly string[] = [],
): Promise<FileTree> {
  scope.dependencies.add(scope.file);
  const read = readText(scope.file, scope.name);
  if ('problem' in read) {
    scope.problems.push(read.problem);
    return { tree: { type: 'root', children: [] }, frontmatter: {}, isEmpty: false };
  }
  const { frontmatter, body, problems } = readFrontmatter(read.text, scope.name);
  scope.problems.push(...problems);
  const isEmpty = body.trim() === '';
  const format = path.extname(scope.file) === '.md' ? 'md' : 'mdx';
  let markdown: MdastRoot;
  try {
    markdown = parse(normalizeSource(body), format);
  } catch (error) {
    scope.problems.push(syntaxProblem(error, scope.name));
    return { tree: { type: 'root', children: [] }, frontmatter, isEmpty: false };
  }
  transformContainers(markdown, scope);
  readHeadingIds(markdown);
  await prepareFences(markdown, scope, site);
  const tree = toTree(markdown, format, site);
  const imports = readImports(tree, scope, site);
  for (const name of declaredNames(tree)) scope.localNames.add(name);
  lowerJsx(tree, imports, scope);
  resolveAddresses(tree, scope, site);
  await expandFragments({
    tree,
    imports,
    scope,
    site,
    ancestors: [...ancestors, scope.file],
    readFragment: async (inner, above) => (await fileToTree(inner, site, above)).tree,
  });
  return { tree, frontmatter, isEmpty };
}

function toTree(markdown: MdastRoot, format: 'md' | 'mdx', site: SiteContext): Root {
  const tree = toHast(markdown, {
    allowDangerousHtml: format === 'md',
    passThrough: [...MDX_NODES],
    footnoteLabel: 'Footnotes',
    handlers: { code: (_, node) => fenceElement(node, site) },
  }) as Root;
  return format === 'md' && hasRaw(tree) ? (raw(tree) as Root) : tree;
}

function hasRaw(node: Root | RootContent): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasRaw));
}

function declaredNames(tree: Root): string[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    return (node.data?.estree?.body ?? []).flatMap((statement) => {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
      if (!declaration) return [];
      if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    });
  });
}
