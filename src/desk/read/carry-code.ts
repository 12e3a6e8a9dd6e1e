import { childrenOf, textOf } from '../../config-text/config-tree.ts';
import type { ConfigNode } from '../../config-text/config-tree.ts';
import type { CodeSetting } from '../model/setting.ts';
import { lookUp } from './scope.ts';
import type { Scope } from './scope.ts';

/** What a function of the command line's options asks most, and how a configuration of Rslib asks it. */
const WATCH = "process.argv.includes('--watch')";

/** Prepares code for another file: lists the declarations that it needs, and replaces the flags of the command line. */
export function carryCode(
  node: ConfigNode,
  code: string,
  scope: Scope,
): Pick<CodeSetting, 'carried' | 'names'> {
  const names = new Set<string>();
  const replaced: { from: number; to: number; text: string }[] = [];
  const own = new Set<string>();
  let isCarried = true;
  collect(node);
  let carried = '';
  let at = node.from;
  for (const { from, to, text } of replaced.sort((a, b) => a.from - b.from)) {
    carried += code.slice(at, from) + text;
    at = to;
  }
  return { carried: isCarried ? carried + code.slice(at, node.to) : undefined, names: [...names] };

  function collect(one: ConfigNode): void {
    if (one.name === 'VariableDefinition') own.add(textOf(one, code));
    if (one.name === 'MemberExpression') {
      const [object, dot, property] = childrenOf(one);
      const isFlags =
        object?.name === 'VariableName' && lookUp(textOf(object, code), scope)?.kind === 'flags';
      if (isFlags && dot && property && textOf(property, code) === 'watch') {
        replaced.push({ from: one.from, to: one.to, text: WATCH });
        return;
      }
    }
    const isShorthand = one.name === 'Property' && childrenOf(one).length === 1;
    if (one.name === 'VariableName' || isShorthand) need(one, isShorthand);
    for (const child of childrenOf(one)) collect(child);
  }

  function need(one: ConfigNode, isShorthand: boolean): void {
    const name = textOf(one, code);
    if (own.has(name)) return;
    const binding = lookUp(name, scope);
    if (binding === undefined) return;
    if (binding.kind === 'flag' && binding.name === 'watch')
      replaced.push({
        from: one.from,
        to: one.to,
        text: isShorthand && one !== node ? `${name}: ${WATCH}` : WATCH,
      });
    else if ((binding.kind === 'constant' || binding.kind === 'declared') && binding.isOfFile)
      names.add(name);
    else isCarried = false;
  }
}
