import type { Setting } from '../../desk/model/setting.ts';

/**
 * Says whether a value can be one of a type as it is declared, such as `boolean | 'always'`. Undefined if the type has
 * parts that only TypeScript understands, or the value is code.
 */
export function valueFits(type: string, setting: Setting): boolean | undefined {
  if (setting.kind === 'code') return undefined;
  if (setting.kind === 'choice') return both(valueFits(type, setting.yes), valueFits(type, setting.no));
  if (setting.kind === 'literal' && setting.value === undefined) return true;
  const answers = partsOfType(type).map((part) => fits(part, setting));
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}

/** The strings that a type consists of, for the suggestion of another. */
export function stringsInType(type: string): string[] {
  return partsOfType(type).flatMap((part) => /^'(.*)'$/.exec(part)?.[1] ?? []);
}

function both(one: boolean | undefined, other: boolean | undefined): boolean | undefined {
  if (one === false || other === false) return false;
  return one === undefined || other === undefined ? undefined : true;
}

/** Splits a union. A function takes all that follows its arrow, so a type with one is left whole. */
export function partsOfType(type: string): string[] {
  if (type.includes('=>')) return [type];
  const parts = [''];
  let depth = 0;
  for (const sign of type) {
    if ('([{<'.includes(sign)) depth++;
    if (')]}>'.includes(sign)) depth--;
    if (sign === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const LITERALS: Readonly<Record<string, (value: unknown) => boolean>> = {
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  true: (value) => value === true,
  false: (value) => value === false,
  null: (value) => value === null,
  undefined: (value) => value === undefined,
  RegExp: (value) => value instanceof RegExp,
};

function fits(part: string, setting: Setting): boolean | undefined {
  const [, string] = /^'([^']*)'$/.exec(part) ?? [];
  if (string !== undefined) return setting.kind === 'literal' && setting.value === string;
  const isLiteral = Object.hasOwn(LITERALS, part) ? LITERALS[part] : undefined;
  if (isLiteral) return setting.kind === 'literal' && isLiteral(setting.value);
  if (part === 'object') return setting.kind === 'object';
  if (part.startsWith('Record<')) return setting.kind === 'object' ? undefined : false;
  const [, inner, wrapped] = /^(?:\((.+)\)|([\w']+))\[\]$/.exec(part) ?? [];
  const item = inner ?? wrapped;
  if (item === undefined) return undefined;
  if (setting.kind !== 'list') return false;
  return setting.items.map((one) => valueFits(item, one)).reduce(both, true);
}
