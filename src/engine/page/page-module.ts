import type { Root } from 'hast';
import type { Program, Statement, ModuleDeclaration } from 'estree';
import { jsx, toJs } from 'estree-util-to-js';
import { toEstree } from 'hast-util-to-estree';
import type { HookPage } from '../../model/hook-data.ts';
import { RUN_COMPONENT, themeAlias } from './static-runs.ts';
import type { DynamicParts } from './static-runs.ts';
import { isJsx } from './syntax/jsx-tree.ts';
import type { HastNode } from './syntax/jsx-tree.ts';

/**
 * Writes the module of a page with React parts, as JavaScript with JSX: the page's imports and exports, and a
 * component that receives `Run` and places its React parts between the runs. Hooks of these parts know the page.
 */
export function pageModule({ tree, themeNames }: DynamicParts, page: HookPage): string {
  const program = toEstree(tree);
  const top: (Statement | ModuleDeclaration)[] = [];
  let content: Statement | ModuleDeclaration | undefined;
  for (const statement of program.body) {
    if (statement.type === 'ExpressionStatement') content = statement;
    else top.push(statement);
  }
  const print = (body: Program['body']) =>
    toJs({ type: 'Program', sourceType: 'module', body }, { handlers: jsx }).value.trim();
  const markup = content ? print([content]).replace(/;$/, '') : 'null';
  return [
    ...themeImport([...themeNames]),
    print(top),
    '',
    'import { PageParts as $PageParts, applyStyles as $applyStyles } from "@runtime";',
    'import { site as $site, texts as $texts } from "virtual:hook-data";',
    '$applyStyles();',
    `const $hooks = { page: ${JSON.stringify(page)}, site: $site, texts: $texts };`,
    '',
    `export default function $Page({ Run: ${RUN_COMPONENT} }) {`,
    `  return <$PageParts data={$hooks} Run={${RUN_COMPONENT}} names={${JSON.stringify(partNames(tree))}}>{${markup}}</$PageParts>;`,
    '}',
    '',
  ].join('\n');
}

/** Names each React part of a page for the console: by its element, or by the first component in it. */
function partNames(tree: Root): string[] {
  return tree.children.flatMap((node) => {
    const name = nameIn(node);
    return name === undefined || name === RUN_COMPONENT ? [] : [name];
  });
}

function nameIn(node: HastNode): string | undefined {
  if (isJsx(node)) return node.name ?? 'fragment';
  if (node.type !== 'element') return undefined;
  const inside = node.children.map(nameIn).find((name) => name !== undefined && name !== RUN_COMPONENT);
  return inside ?? node.tagName;
}

function themeImport(names: string[]): string[] {
  if (names.length === 0) return [];
  return [`import { ${names.map((name) => `${name} as ${themeAlias(name)}`).join(', ')} } from "@theme";`];
}
