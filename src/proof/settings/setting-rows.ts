import { z } from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

export interface SettingRow {
  /** As in `locales[].lang`. */
  path: string;
  type: string;
  /** As code; not set if there is none. */
  byDefault?: string;
  isRequired: boolean;
  /** The last part of the path, and all keys of the object it is in. */
  key: string;
  siblings: readonly string[];
}

/** Objects with more keys than this are tables of their own. */
const MOST_KEYS = 40;

/** A row for a setting, followed by those of its own settings. */
export function rowsOf(
  key: string,
  schema: $ZodType,
  siblings: readonly string[],
  parent = '',
): SettingRow[] {
  const path = parent + key;
  const row: SettingRow = {
    path,
    type: typeOf(schema),
    isRequired: !z.safeParse(schema, undefined).success,
    key,
    siblings,
  };
  const value = defaultOf(schema);
  if (value !== undefined) row.byDefault = value;
  const rows = new Map([[path, row]]);
  for (const { shape, steps } of objectsIn(schema)) {
    // Settings of any type are for other programs and have no effect.
    const keys = Object.keys(shape).filter((own) => typeOf(shape[own]!) !== 'unknown');
    if (keys.length > MOST_KEYS) continue;
    for (const one of keys.flatMap((own) => rowsOf(own, shape[own]!, keys, `${path}${steps}.`)))
      rows.set(one.path, merged(rows.get(one.path), one));
  }
  return [...rows.values()];
}

/** The members of a union share keys, such as the one that tells them apart. */
function merged(before: SettingRow | undefined, row: SettingRow): SettingRow {
  if (before === undefined || before.type === row.type) return before ?? row;
  return { ...before, type: `${before.type} | ${row.type}` };
}

function definitionOf(schema: $ZodType) {
  return (schema as $ZodTypes)._zod.def;
}

/** Removes what only says whether a value may be missing or how it is transformed. */
function unwrapped(schema: $ZodType): $ZodType {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'default':
    case 'prefault':
    case 'optional':
      return unwrapped(definition.innerType);
    case 'pipe':
      return unwrapped(definition.in);
    case 'lazy':
      return unwrapped(definition.getter());
    default:
      return schema;
  }
}

/** The type as an author would write it. */
function typeOf(schema: $ZodType): string {
  const definition = definitionOf(unwrapped(schema));
  switch (definition.type) {
    case 'literal':
      return definition.values.map(codeOf).join(' | ');
    case 'enum':
      return Object.values(definition.entries).map(codeOf).join(' | ');
    case 'array': {
      const item = typeOf(definition.element);
      return item.includes(' ') ? `(${item})[]` : `${item}[]`;
    }
    case 'tuple':
      return `[${definition.items.map(typeOf).join(', ')}]`;
    case 'record':
      return `Record<string, ${typeOf(definition.valueType)}>`;
    case 'union':
      return [...new Set(definition.options.map(typeOf))].join(' | ');
    default:
      return definition.type;
  }
}

/** The objects that a setting consists of, with the steps that lead to them. */
function objectsIn(schema: $ZodType): { shape: Readonly<Record<string, $ZodType>>; steps: string }[] {
  const definition = definitionOf(unwrapped(schema));
  switch (definition.type) {
    case 'object':
      return [{ shape: definition.shape, steps: '' }];
    case 'array':
      // An entry that contains entries of its own kind.
      if (definitionOf(definition.element).type === 'lazy') return [];
      return objectsIn(definition.element).map(({ shape, steps }) => ({ shape, steps: `[]${steps}` }));
    case 'union':
      return definition.options.flatMap(objectsIn);
    default:
      return [];
  }
}

/** The default that an author could write instead. An empty one says nothing. */
function defaultOf(schema: $ZodType): string | undefined {
  const definition = definitionOf(schema);
  if (definition.type !== 'default') return undefined;
  const code = codeOf(definition.defaultValue);
  return /^(?:''|\[\]|\{\})$/.test(code) || typeof definition.defaultValue === 'object' ? undefined : code;
}

function codeOf(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
