import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { HastNode, JsxElement } from './lower-jsx.ts';
import { isJsx } from './lower-jsx.ts';

/** A stretch of a page that React never looks into: HTML in the document, an index in the page's module. */
export interface StaticRun {
  nodes: HastNode[];
}

export interface PageParts {
  runs: StaticRun[];
  /** What is left for the module: React parts with `<Run>` in the place of everything static. Absent when all is static. */
  dynamic: Root | undefined;
}

/** Elements whose children may not be wrapped: each static child carries the run itself. */
const NO_WRAPPER = new Set([
  'ul',
  'ol',
  'dl',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'colgroup',
  'select',
  'details',
]);
const PHRASING = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark q s samp small span strong sub sup time u var wbr svg'.split(
    ' ',
  ),
);

export const RUN_COMPONENT = 'Run';

export function splitRuns(tree: Root): PageParts {
  const content = tree.children.filter((node) => node.type !== 'mdxjsEsm');
  if (content.every(isStatic) && !hasSideEffects(tree))
    return { runs: [{ nodes: content }], dynamic: undefined };
  const runs: StaticRun[] = [];
  const esm = tree.children.filter((node) => node.type === 'mdxjsEsm');
  const children = replaceStatic(content, undefined, runs) as RootContent[];
  return { runs, dynamic: { type: 'root', children: [...esm, ...children] } };
}

function isStatic(node: HastNode): boolean {
  if (isJsx(node) || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return false;
  return !('children' in node) || node.children.every(isStatic);
}

/** `import './page.css'` has to reach the browser even when no React part uses it. */
function hasSideEffects(tree: Root): boolean {
  return tree.children.some(
    (node) =>
      node.type === 'mdxjsEsm' &&
      node.data?.estree?.body.some(
        (statement) => statement.type === 'ImportDeclaration' && statement.specifiers.length === 0,
      ),
  );
}

function replaceStatic(nodes: HastNode[], parentTag: string | undefined, runs: StaticRun[]): HastNode[] {
  const result: HastNode[] = [];
  let pending: HastNode[] = [];
  const flush = () => {
    if (pending.some((node) => !isBlank(node))) result.push(...toRuns(pending, parentTag, runs));
    else if (parentTag === undefined || !NO_WRAPPER.has(parentTag)) result.push(...pending);
    pending = [];
  };
  for (const node of nodes) {
    if (isStatic(node)) {
      pending.push(node);
      continue;
    }
    flush();
    if ('children' in node) {
      const tag = node.type === 'element' ? node.tagName : undefined;
      node.children = replaceStatic(node.children, tag, runs) as ElementContent[];
    }
    result.push(node);
  }
  flush();
  return result;
}

function toRuns(nodes: HastNode[], parentTag: string | undefined, runs: StaticRun[]): HastNode[] {
  if (parentTag !== undefined && NO_WRAPPER.has(parentTag)) {
    return nodes.flatMap((node) =>
      node.type === 'element' ? [runOf(node.children, node.tagName, node, runs)] : [],
    );
  }
  const isInline = nodes.every(
    (node) => node.type === 'text' || (node.type === 'element' && PHRASING.has(node.tagName)),
  );
  return [runOf(nodes, isInline && parentTag !== undefined ? 'span' : 'div', undefined, runs)];
}

function runOf(nodes: HastNode[], tag: string, own: Element | undefined, runs: StaticRun[]): JsxElement {
  const index = runs.push({ nodes }) - 1;
  const attributes: JsxElement['attributes'] = [
    { type: 'mdxJsxAttribute', name: 'as', value: tag },
    { type: 'mdxJsxAttribute', name: 'index', value: String(index) },
  ];
  for (const [name, value] of Object.entries(own?.properties ?? {})) {
    if (value !== null && value !== undefined && value !== false) {
      attributes.push({
        type: 'mdxJsxAttribute',
        name,
        value: Array.isArray(value) ? value.join(' ') : String(value),
      });
    }
  }
  return { type: 'mdxJsxFlowElement', name: RUN_COMPONENT, attributes, children: [] };
}

function isBlank(node: HastNode): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
