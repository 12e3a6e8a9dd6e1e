import type { Node } from 'unist';
import type { ComponentRule, PropRule } from '../../../model/component-rule.ts';
import { nearest } from '../../../model/nearest.ts';
import type { Literal } from '../syntax/literal-value.ts';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';

interface Use {
  node: Node;
  scope: FileScope;
  components: Readonly<Record<string, ComponentRule>>;
}

/**
 * Finds the rule of a `@theme` component, and reports what does not match it. `props` is undefined if React computes
 * them.
 */
export function checkProps(
  name: string,
  props: Record<string, Literal> | undefined,
  { node, scope, components }: Use,
): ComponentRule | undefined {
  const rule = Object.hasOwn(components, name) ? components[name] : undefined;
  if (!rule) {
    const meant = nearest(name, Object.keys(components));
    report(scope, node, {
      level: 'error',
      what: `@theme has no component <${name}>.`,
      didYouMean: meant === undefined ? undefined : `<${meant}>`,
      fix: `It has ${Object.keys(components).join(', ')}. For one of your own, add to site.config.ts: alias: { '@theme/${name}': 'src/${name}.tsx' }.`,
    });
    return undefined;
  }
  if (!props) return rule;
  for (const [key, value] of Object.entries(props)) {
    const expected = Object.hasOwn(rule.props, key) ? rule.props[key] : undefined;
    const wrong = expected ? mismatch(value, expected) : undefined;
    if (!expected) {
      report(scope, node, {
        level: 'error',
        what: `<${name}> has no prop "${key}".`,
        didYouMean: nearest(key, Object.keys(rule.props)),
        fix:
          Object.keys(rule.props).length > 0
            ? `It takes ${Object.keys(rule.props).join(', ')}.`
            : 'It takes none.',
      });
    } else if (wrong !== undefined) {
      report(scope, node, {
        level: 'error',
        what: `<${name} ${key}> should be ${wrong}, but is ${JSON.stringify(value)}.`,
      });
    }
  }
  for (const [key, expected] of Object.entries(rule.props)) {
    if (expected.required && props[key] === undefined) {
      report(scope, node, {
        level: 'error',
        what: `<${name}> needs the prop "${key}".`,
        fix: `Write <${name} ${key}="…">.`,
      });
    }
  }
  return rule;
}

function mismatch(value: Literal, { type, oneOf }: PropRule): string | undefined {
  if (value === undefined) return undefined;
  if (oneOf && !(typeof value === 'string' && oneOf.includes(value))) return `one of ${oneOf.join(', ')}`;
  const types = Array.isArray(type) ? type : [type];
  const fits = types.some((name) => name === typeName(value));
  return fits ? undefined : types.map((name) => (name === 'object' ? 'an object' : `a ${name}`)).join(' or ');
}

function typeName(value: Literal): string {
  return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
}
