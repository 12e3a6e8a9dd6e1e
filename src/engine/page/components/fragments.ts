import path from 'node:path';
import type { ElementContent, Root, RootContent } from 'hast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { displayPath } from '../../files/display-path.ts';
import type { ImportedName } from './imports.ts';
import { literalProps } from './lower-jsx.ts';
import { isJsx } from '../syntax/jsx-tree.ts';
import type { HastNode, JsxElement } from '../syntax/jsx-tree.ts';
import type { Literal } from '../syntax/literal-value.ts';
import { mergeEsm } from './merge-esm.ts';
import { checkFragmentProps } from './check-fragment-props.ts';
import { fragmentScope, report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';
import type { SiteContext } from '../context/site-context.ts';
import { substituteChildren } from './substitute-props.ts';

export interface FragmentUse {
  tree: Root;
  imports: Map<string, ImportedName>;
  scope: FileScope;
  site: SiteContext;
  /** The files that led here, starting with the page. */
  ancestors: readonly string[];
  /** Compiles the fragment's file, which may include others. */
  readFragment(
    scope: FileScope,
    ancestors: readonly string[],
    props: Record<string, Literal>,
  ): Promise<Fragment>;
}

export interface Fragment {
  tree: Root;
  /** Names of the properties it reads; undefined if its file cannot be read. */
  propsRead?: Set<string>;
}

/**
 * Replaces fragment tags (`import Note from './_note.mdx'` … `<Note />`) with their content, and adds their imports to
 * the page.
 */
export async function expandFragments({
  tree,
  imports,
  scope,
  site,
  ancestors,
  readFragment,
}: FragmentUse): Promise<void> {
  const esm: MdxjsEsm[] = [];
  // An import that is not absolute was not found, and is already reported.
  const fragmentNames = new Set(
    [...imports]
      .filter(([, { source }]) => isMarkdown(source) && path.isAbsolute(source))
      .map(([name]) => name),
  );

  async function expandAll(nodes: HastNode[]): Promise<HastNode[]> {
    const result: HastNode[] = [];
    for (const node of nodes) {
      if (isJsx(node) && node.name !== null && fragmentNames.has(node.name)) {
        result.push(...(await expandOne(node, imports.get(node.name)!.source)));
        continue;
      }
      if ('children' in node) node.children = (await expandAll(node.children)) as ElementContent[];
      result.push(node);
    }
    return result;
  }

  async function expandOne(node: JsxElement, file: string): Promise<HastNode[]> {
    const name = displayPath(site.siteDir, file);
    if (ancestors.includes(file)) {
      const chain = [...ancestors.slice(ancestors.indexOf(file)), file].map((step) => path.basename(step));
      report(scope, node, {
        level: 'error',
        what: `The imports form a cycle: ${chain.join(' → ')}.`,
        fix: 'Remove one of them.',
      });
      return [];
    }
    const props = literalProps(node);
    if (!props) {
      report(scope, node, {
        level: 'error',
        what: `<${node.name}> includes another page, so its props must be plain values.`,
        fix: 'Write them as strings, numbers or true/false.',
      });
      return [];
    }
    const read = await readFragment(fragmentScope(scope, file, name, node), ancestors, props);
    const fragment = read.tree;
    if (read.propsRead) checkFragmentProps(node, { name, propsRead: read.propsRead }, scope);
    stampSource(fragment.children, name, node.position?.start.offset);
    substituteChildren(fragment, await expandAll(node.children));
    esm.push(...fragment.children.filter((child) => child.type === 'mdxjsEsm'));
    return fragment.children.filter((child) => child.type !== 'mdxjsEsm');
  }

  const content = fragmentNames.size === 0 ? tree.children : await expandAll(tree.children);
  dropFragmentImports(tree);
  const own = tree.children.filter((child) => child.type === 'mdxjsEsm');
  tree.children = [
    ...mergeEsm([...own, ...esm], scope),
    ...(content as RootContent[]).filter((child) => child.type !== 'mdxjsEsm'),
  ];
}

/**
 * Records the file of each node, for problems found later on the whole page, and the position on the page, for the toc.
 */
function stampSource(nodes: HastNode[], name: string, tagOffset: number | undefined): void {
  for (const node of nodes) {
    node.data = { ...node.data, sourceName: node.data?.sourceName ?? name, tagOffset };
    if ('children' in node) stampSource(node.children, name, tagOffset);
  }
}

declare module 'unist' {
  interface Data {
    /** The fragment a node was written in; undefined for the page itself. */
    sourceName?: string;
    /** Position of the fragment's tag on the page. */
    tagOffset?: number | undefined;
  }
}

function isMarkdown(source: string): boolean {
  return /\.mdx?$/.test(source);
}

function dropFragmentImports(tree: Root): void {
  for (const node of tree.children) {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
    if (!program) continue;
    program.body = program.body.filter(
      (statement) => !(statement.type === 'ImportDeclaration' && isMarkdown(String(statement.source.value))),
    );
  }
}
