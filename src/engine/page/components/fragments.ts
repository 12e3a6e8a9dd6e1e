import path from 'node:path';
import type { ElementContent, Root, RootContent } from 'hast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { displayPath } from '../../files/display-path.ts';
import type { ImportedName } from './imports.ts';
import { literalProps } from './lower-jsx.ts';
import { isJsx } from '../syntax/jsx-tree.ts';
import type { HastNode, JsxElement } from '../syntax/jsx-tree.ts';
import type { Literal } from '../syntax/literal-value.ts';
import { mergeEsm } from '../syntax/merge-esm.ts';
import { checkFragmentProps } from './check-fragment-props.ts';
import { fragmentScope, report } from '../syntax/scope.ts';
import type { FileScope } from '../syntax/scope.ts';
import type { SiteContext } from '../syntax/site-context.ts';
import { substituteChildren } from './substitute-props.ts';

export interface FragmentUse {
  tree: Root;
  imports: Map<string, ImportedName>;
  scope: FileScope;
  site: SiteContext;
  /** The files that led here, the page first. */
  ancestors: readonly string[];
  /** Compiles the fragment's file, which may take in others. */
  readFragment(
    scope: FileScope,
    ancestors: readonly string[],
    props: Record<string, Literal>,
  ): Promise<Fragment>;
}

export interface Fragment {
  tree: Root;
  /** Names of the properties it reads; absent where its file cannot be read. */
  propsRead?: Set<string>;
}

/** `import Note from './_note.mdx'` … `<Note />`: the fragment's content takes the place of the tag, its imports join the page's. */
export async function expandFragments({
  tree,
  imports,
  scope,
  site,
  ancestors,
  readFragment,
}: FragmentUse): Promise<void> {
  const esm: MdxjsEsm[] = [];
  // A source that is not absolute was not found, and is reported already.
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
        what: `The imports go in a circle: ${chain.join(' → ')}.`,
        fix: 'Take one of them out.',
      });
      return [];
    }
    const props = literalProps(node);
    if (!props) {
      report(scope, node, {
        level: 'error',
        what: `<${node.name}> takes in another page, so its properties have to be plain values.`,
        fix: 'Write them as text, numbers or true/false.',
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

/** Problems found later, on the page as a whole, still name the file a node was written in; the toc needs the page's place. */
function stampSource(nodes: HastNode[], name: string, tagOffset: number | undefined): void {
  for (const node of nodes) {
    node.data = { ...node.data, sourceName: node.data?.sourceName ?? name, tagOffset };
    if ('children' in node) stampSource(node.children, name, tagOffset);
  }
}

declare module 'unist' {
  interface Data {
    /** The fragment a node was written in; absent for the page's own. */
    sourceName?: string;
    /** Where on the page the fragment's tag stands. */
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
