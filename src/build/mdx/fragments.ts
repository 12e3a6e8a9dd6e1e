import path from 'node:path';
import type { ElementContent, Root, RootContent } from 'hast';
import type { ImportedName } from './imports.ts';
import { isJsx, literalProps } from './lower-jsx.ts';
import type { HastNode, JsxElement } from './lower-jsx.ts';
import { fragmentScope, report } from './scope.ts';
import type { FileScope, SiteContext } from './scope.ts';
import { substituteProps } from './substitute-props.ts';

export interface FragmentUse {
  tree: Root;
  imports: Map<string, ImportedName>;
  scope: FileScope;
  site: SiteContext;
  /** The files that led here, the page first. */
  ancestors: readonly string[];
  /** Compiles the fragment's file, which may take in others. */
  readFragment(scope: FileScope, ancestors: readonly string[]): Promise<Root>;
}

/** `import Note from './_note.mdx'` … `<Note />`: the fragment's content takes the place of the tag. */
export async function expandFragments({
  tree,
  imports,
  scope,
  site,
  ancestors,
  readFragment,
}: FragmentUse): Promise<void> {
  const esm: RootContent[] = [];
  const fragmentNames = new Set(
    [...imports].filter(([, { source }]) => /\.mdx?$/.test(source)).map(([name]) => name),
  );
  if (fragmentNames.size === 0) return;

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
    const name = path.relative(site.siteDir, file).replaceAll('\\', '/');
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
    const inner = fragmentScope(scope, file, name);
    const fragment = await readFragment(inner, ancestors);
    substituteProps(fragment, props);
    const children = fragment.children.filter((child) => child.type !== 'mdxjsEsm');
    esm.push(...fragment.children.filter((child) => child.type === 'mdxjsEsm'));
    stampSource(children, inner.name);
    return children;
  }

  tree.children = await expandAll(tree.children);
  dropFragmentImports(tree);
  tree.children.unshift(...esm);
}

/** Problems found later, on the page as a whole, still name the file a node was written in. */
function stampSource(nodes: HastNode[], name: string): void {
  for (const node of nodes) {
    node.data = { ...node.data, sourceName: node.data?.sourceName ?? name };
    if ('children' in node) stampSource(node.children, name);
  }
}

declare module 'unist' {
  interface Data {
    sourceName?: string;
  }
}

function dropFragmentImports(tree: Root): void {
  for (const node of tree.children) {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
    if (!program) continue;
    program.body = program.body.filter(
      (statement) =>
        !(statement.type === 'ImportDeclaration' && /\.mdx?$/.test(String(statement.source.value))),
    );
  }
}
