import { toString } from 'hast-util-to-string';
import type { ComponentRule } from '../../../model/component-rule.ts';
import type { HastNode, JsxElement } from '../syntax/jsx-tree.ts';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';

const SHOWN = 30;

/** Reports content between the tags of a `@theme` component that does not show it. */
export function checkChildren(
  name: string,
  { children: allowed }: ComponentRule,
  node: JsxElement,
  scope: FileScope,
): void {
  if (allowed === undefined) return;
  for (const child of node.children) {
    if (!isLost(child, allowed)) continue;
    const text = shorten('children' in child ? toString(child) : 'value' in child ? child.value : '');
    const [wanted] = allowed;
    report(scope, child.position ? child : node, {
      level: 'error',
      what: `<${name}> does not show ${text === '' ? 'this' : `"${text}"`}${wanted === undefined ? ', nor anything else between its tags' : `: it shows only <${wanted}>`}.`,
      fix: wanted === undefined ? 'Move it after the tag.' : `Put it in a <${wanted}>, or outside <${name}>.`,
    });
  }
}

/** Checks whether a child would be lost. The author's own components, fragments and expressions may render anything. */
function isLost(child: HastNode, allowed: readonly string[]): boolean {
  if (child.type === 'text') return child.value.trim() !== '';
  if (child.type === 'element') return !allowed.includes(child.data?.component?.name ?? '');
  return child.type !== 'comment' && allowed.length === 0;
}

function shorten(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
