import type { Literal, Setting } from './setting.ts';

/** A value in the configuration to be written. */
export type Out =
  | { kind: 'literal'; value: Literal }
  | { kind: 'list'; items: Out[] }
  | { kind: 'object'; entries: OutEntry[] }
  | { kind: 'choice'; test: string; names: string[]; yes: Out; no: Out }
  | OutCall
  | OutCode;

export interface OutCode {
  kind: 'code';
  code: string;
  /** The declarations of the read file that it needs. */
  names: string[];
}

/** A call of a function that the configuration imports, such as a plugin. */
export interface OutCall {
  kind: 'call';
  name: string;
  from: string;
  args: Out[];
}

export interface OutEntry {
  name: string;
  value: Out;
  comments: string[];
}

type Plain = Literal | readonly Plain[] | { readonly [name: string]: Plain };

/** Builds a value from plain data. */
export function out(value: Plain): Out {
  if (Array.isArray(value)) return { kind: 'list', items: value.map((item: Plain) => out(item)) };
  if (typeof value === 'object' && value !== null && !(value instanceof RegExp)) {
    const entries = Object.entries(value as Record<string, Plain>);
    return outObject(entries.map(([name, inner]) => [name, out(inner)]));
  }
  return { kind: 'literal', value };
}

export function outObject(pairs: readonly (readonly [name: string, value: Out])[]): Out {
  return { kind: 'object', entries: pairs.map(([name, value]) => ({ name, value, comments: [] })) };
}

/** Calls a function of a package, such as a plugin. */
export function outCall(name: string, from: string, ...args: Out[]): OutCall {
  return { kind: 'call', name, from, args };
}

/** Takes a value over as it is, with its code; undefined if a part of it works only where it was written. */
export function carry(setting: Setting): Out | undefined {
  switch (setting.kind) {
    case 'literal':
      return { kind: 'literal', value: setting.value };
    case 'code':
      return setting.carried === undefined
        ? undefined
        : { kind: 'code', code: setting.carried, names: setting.names };
    case 'list': {
      const items = setting.items.map(carry);
      return items.every((item) => item !== undefined) ? { kind: 'list', items } : undefined;
    }
    case 'object': {
      const entries = setting.entries.map(({ name, value, comments }) => ({
        name,
        value: carry(value),
        comments,
      }));
      const isWhole = entries.every((entry): entry is OutEntry => entry.value !== undefined);
      return isWhole && !entries.some(({ name }) => /^\.\.\.|^\[/.test(name))
        ? { kind: 'object', entries }
        : undefined;
    }
    case 'choice': {
      const [yes, no] = [carry(setting.yes), carry(setting.no)];
      const { carried: test, names } = setting.test;
      return yes && no && test !== undefined ? { kind: 'choice', test, names, yes, no } : undefined;
    }
  }
}
