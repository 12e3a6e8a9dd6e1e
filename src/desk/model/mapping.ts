import { carry, out } from './out.ts';
import type { Out } from './out.ts';
import type { Literal, Setting } from './setting.ts';

/** A setting of Rslib, such as `output.minify`, within an item of `lib`. */
export interface Effect {
  at: string;
  value: Out;
}

export interface Given<Facts> {
  setting: Setting;
  /** The part of the name that `*` matched. */
  key: string;
  facts: Facts;
}

/**
 * What becomes of an option of another tool, for some or all of its values. The table on the page of the tool shows it,
 * and the converter follows it. Without `convert` and `unneeded`, it is a decision of the reader.
 */
export interface Mapping<Facts = unknown> {
  /**
   * With its parents: `dts.resolve`. As the last part, `*` is any name. `output[].file` is about the files of all objects
   * in a list, or of one object without a list. `plugins[]` is about the calls in a list.
   */
  name: string;
  /** The values it is about. Without it, all that no mapping before it takes. */
  when?: readonly Literal[] | ((given: Given<Facts>) => boolean);
  /** The first cell of its row, as Markdown, if it is not the name with the value. An empty one has no row of its own. */
  shown?: string;
  /** The table that its row is in, if that is not the one with all options. */
  table?: string;
  /** What to write, or to do, as Markdown. Of a decision, a whole sentence or the name of an option. */
  what: string;
  /** What differs, or why, as Markdown. */
  why?: string;
  /** Undefined if this value cannot be written elsewhere. */
  convert?: (given: Given<Facts>) => Effect[] | undefined;
  /** The default that makes it unnecessary. */
  unneeded?: string;
  /** It is converted, and the reader has to decide something all the same. */
  decide?: true;
  /** Takes values that are code too. */
  takesCode?: true;
  /** Development dependencies that the result needs, and that it no longer does. */
  adds?: readonly string[];
  drops?: readonly string[];
}

/** A difference that no option of the configuration causes. */
export interface Difference<Facts = unknown> {
  when(facts: Facts): boolean;
  /** As Markdown. */
  text: string;
}

/** Writes the same value to an option of Rslib. */
export function same(at: string): { convert: (given: { setting: Setting }) => Effect[] | undefined } {
  return {
    convert: ({ setting }) => {
      const value = carry(setting);
      return value && [{ at, value }];
    },
  };
}

/** Writes a fixed value to an option of Rslib. */
export function sets(at: string, value: Parameters<typeof out>[0]): { convert: () => Effect[] } {
  return { convert: () => [{ at, value: out(value) }] };
}
