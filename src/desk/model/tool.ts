import type { Difference, Effect, Mapping } from './mapping.ts';
import type { Manifest } from './manifest.ts';
import type { ObjectSetting } from './setting.ts';

/** What is known about the project besides the configuration. */
export interface Project {
  manifest: Manifest;
  /** The files that patterns match; undefined if the files of the project are not known. */
  expand(patterns: readonly string[]): string[] | undefined;
}

/** A build tool whose configurations can be converted. */
export interface Tool<Facts = unknown> {
  id: string;
  /** Its name in sentences. */
  name: string;
  packageName: string;
  /** The page about moving from it. */
  page: string;
  /** Names of its configuration files, in the order in which it looks for them. */
  files: readonly string[];
  /** The field of `package.json` that may contain the configuration. */
  field?: string;
  /** The name of an export that it takes besides the default one. */
  exportName?: string;
  /** Programs in scripts that run it. */
  programs: readonly string[];
  /** Flags of its command line, by the option that they set. */
  flags: readonly Flag[];
  mappings: readonly Mapping<Facts>[];
  differences: readonly Difference<Facts>[];
  /** Rows of the table about the shape of a configuration: what is written, and what it becomes. */
  shapes: readonly (readonly [shown: string, what: string, why?: string])[];
  /** The facts about each item of `lib` that a configuration becomes. */
  itemsOf(config: ObjectSetting, project: Project): Facts[];
  /** What an item sets whatever the options are. */
  base(facts: Facts): Effect[];
}

export interface Flag {
  /** All spellings, such as `-d` and `--out-dir`. */
  names: readonly string[];
  /** The option it sets, such as `dts.only`; undefined if it is about the command alone. */
  option?: string;
  /** How its value is read. Without it, the flag takes none. */
  value?: 'text' | 'optional' | 'list' | 'pairs';
  /** The value it sets, if that is not `true`. */
  sets?: boolean;
  /** The same of `rslib`, without a value. */
  rslib?: string;
  /** Its value names the configuration file. Without one, no file is read. */
  file?: true;
}
