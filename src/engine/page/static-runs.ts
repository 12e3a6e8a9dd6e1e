import type { Element, ElementContent, Root, RootContent } from 'hast';
import { literalExpression } from './syntax/literal-value.ts';
import type { Literal } from './syntax/literal-value.ts';
import type { HastNode, JsxElement } from './syntax/jsx-tree.ts';
import { isOwnComponent, isStatic } from './syntax/jsx-tree.ts';

/** A part of a page that React never touches: HTML in the document, an index in the page's module. */
export interface StaticRun {
  nodes: HastNode[];
  /** A component of the author is around it and may render it later, or never. */
  mayWait?: boolean;
}

/** What remains for a page's module. */
export interface DynamicParts {
  /** React parts, with a run in place of everything static. */
  tree: Root;
  /** Components of the theme that contain React parts, so React has to render them as well. */
  themeNames: Set<string>;
}

export interface PageParts {
  runs: StaticRun[];
  /** Undefined if everything is static. */
  dynamic: DynamicParts | undefined;
}

/** Names in a page's module that no author can use: theirs may be `Run` or `Tabs`. */
export const RUN_COMPONENT = '$Run';
export const themeAlias = (name: string) => `$${name}`;

/** Elements that restrict their children: instead of a wrapper, each static child carries the run. */
const FIXED_CHILDREN = new Set([
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
]);
/** Children that only have a meaning in their parent. */
const FIXED_PLACE = new Set(['summary', 'figcaption', 'legend']);
/** Inline elements of Markdown; tags of the author carry this information themselves. */
const INLINE = new Set(['a', 'br', 'code', 'del', 'em', 'img', 'input', 'strong', 'sup']);

declare module 'unist' {
  interface Data {
    /** Written by the build in the place of a block or a component. */
    isMade?: boolean;
  }
}

type Place = Pick<StaticRun, 'mayWait'> &
  ({ kind: 'root' | 'jsx' | 'component' } | { kind: 'html'; tagName: string });

/** Splits a page into runs. A page without React parts is one run, or two if a list goes before the node `second`. */
export function splitRuns(tree: Root, second?: RootContent): PageParts {
  const content = tree.children.filter((node) => node.type !== 'mdxjsEsm');
  if (content.every(isStatic) && !hasSideEffects(tree)) {
    const at = second ? content.findIndex((node) => node === second) : -1;
    const halves = at < 0 ? [content] : [content.slice(0, at), content.slice(at)];
    return { runs: halves.map((nodes) => ({ nodes })), dynamic: undefined };
  }
  const splitter = createSplitter();
  const esm = tree.children.filter((node) => node.type === 'mdxjsEsm');
  const children = splitter.split(content, { kind: 'root' }) as RootContent[];
  return {
    runs: splitter.runs,
    dynamic: { tree: { type: 'root', children: [...esm, ...children] }, themeNames: splitter.themeNames },
  };
}

/** Checks for imports such as `import './page.css'`, which must reach the browser even if no React part uses them. */
function hasSideEffects(tree: Root): boolean {
  return tree.children.some(
    (node) =>
      node.type === 'mdxjsEsm' &&
      node.data?.estree?.body.some(
        (statement) => statement.type === 'ImportDeclaration' && statement.specifiers.length === 0,
      ),
  );
}

function createSplitter() {
  const runs: StaticRun[] = [];
  const themeNames = new Set<string>();

  function split(nodes: readonly HastNode[], place: Place): HastNode[] {
    const result: HastNode[] = [];
    let pending: HastNode[] = [];
    const flush = () => {
      if (!pending.every(isBlank)) result.push(runOf(pending, wrapperTag(pending, place), place.mayWait));
      else if (!hasFixedChildren(place)) result.push(...pending);
      pending = [];
    };
    for (const node of nodes) {
      if (joinsRun(node, place)) pending.push(node);
      else {
        flush();
        result.push(standsAlone(node, place));
      }
    }
    flush();
    return result;
  }

  function standsAlone(node: HastNode, place: Place): HastNode {
    const { mayWait } = place;
    if (node.type === 'element' && node.data?.component) return component(node, node.data.component, mayWait);
    if (node.type === 'element' && isStatic(node))
      return node.children.length === 0 ? node : runOf(node.children, node.tagName, mayWait, node);
    if (!('children' in node)) return node;
    if (isOwnComponent(node)) return withChildren(node, node.children.map(real));
    return withChildren(node, split(node.children, { ...insideOf(node), mayWait }));
  }

  /**
   * Keeps a child of an author's component as React would have it: the component may count its children, read them, and
   * render them later. Code blocks and components of the theme still contain runs: no author writes what is in them.
   */
  function real(node: HastNode): HastNode {
    const place = { kind: 'jsx', mayWait: true } as const;
    if (node.type === 'text') return node.data?.written ?? node;
    if (node.type === 'raw' || node.data?.isMade === true)
      return runOf([node], wrapperTag([node], place), place.mayWait);
    if (!('children' in node)) return node;
    return insideOf(node).kind === 'component'
      ? standsAlone(node, place)
      : withChildren(node, node.children.map(real));
  }

  function component(
    node: Element,
    { name, props }: { name: string; props: Record<string, unknown> },
    mayWait: boolean | undefined,
  ) {
    themeNames.add(name);
    const jsx: JsxElement = {
      type: node.data?.isInline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
      name: themeAlias(name),
      attributes: Object.entries(props as Record<string, Literal>).map(attribute),
      children: split(node.children, { kind: 'component', mayWait }) as ElementContent[],
      position: node.position,
      data: { sourceName: node.data?.sourceName },
    };
    return jsx;
  }

  function runOf(nodes: HastNode[], as: string, mayWait: boolean | undefined, own?: Element): Element {
    const index = String(runs.push({ nodes, mayWait }) - 1);
    return {
      type: 'element',
      tagName: RUN_COMPONENT,
      properties: { ...own?.properties, as, index },
      children: [],
    };
  }

  return { runs, themeNames, split };
}

/** Where the children of an element or a tag are, unless that is a component of the author. */
function insideOf(node: HastNode): Place {
  if (node.type === 'element')
    return node.data?.component ? { kind: 'component' } : { kind: 'html', tagName: node.tagName };
  return { kind: node.data?.themeName === undefined ? 'jsx' : 'component' };
}

function withChildren(node: HastNode, children: HastNode[]): HastNode {
  return { ...node, children } as HastNode;
}

/** Checks whether a node goes into a run with its neighbors. */
function joinsRun(node: HastNode, place: Place): boolean {
  if (!isStatic(node)) return false;
  if (node.type !== 'element') return !hasFixedChildren(place) || isBlank(node);
  // Tabs inspect their children, which must be components and not a run.
  if (node.data?.component) return !hasFixedChildren(place) && place.kind !== 'component';
  return place.kind === 'root' || !(hasFixedChildren(place) || FIXED_PLACE.has(node.tagName));
}

function hasFixedChildren(place: Place): boolean {
  return place.kind === 'html' && FIXED_CHILDREN.has(place.tagName);
}

function wrapperTag(nodes: readonly HastNode[], place: Place): 'span' | 'div' {
  const isInline = nodes.every(
    (node) =>
      node.type === 'text' ||
      (node.type === 'element' && (node.data?.isInline === true || INLINE.has(node.tagName))),
  );
  return isInline && place.kind !== 'root' ? 'span' : 'div';
}

function attribute([name, value]: [string, Literal]): JsxElement['attributes'][number] {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const estree = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    body: [{ type: 'ExpressionStatement' as const, expression: literalExpression(value) }],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value), data: { estree } },
  };
}

function isBlank(node: HastNode): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
