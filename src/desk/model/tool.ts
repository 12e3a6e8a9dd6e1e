import type { Difference, Effect, Mapping } from './mapping.ts';
import type { Manifest } from './manifest.ts';
import type { Literal, ObjectSetting, SettingEntry } from './setting.ts';

/** What is known about the project besides the configuration. */
export interface Project {
  manifest: Manifest;
  /** The name of the configuration file, if it is known. */
  file?: string | undefined;
  /** All configurations in the file. */
  configs: readonly ObjectSetting[];
  /** The files that patterns match; undefined if the files of the project are not known. */
  expand(patterns: readonly string[]): string[] | undefined;
}

/** A build tool whose configurations can be converted. */
export interface Tool<Facts = unknown> {
  id: string;
  /** Its name in sentences. */
  name: string;
  /** The package it is installed with comes first. A converted file imports none of them. */
  packageNames: readonly [string, ...string[]];
  /** Development dependencies that a converted project no longer needs, if these are not `packageNames`. */
  drops?: readonly string[];
  /** The page about moving from it. */
  page: string;
  /** Names of its configuration files, in the order in which it looks for them. */
  files: readonly string[];
  /** Its configuration file has other uses, as `tsconfig.json` has, and stays. */
  keepsConfig?: true;
  /** Tells a configuration that neither its name nor an import gives away. */
  looksLike?: RegExp;
  /** The field of `package.json` that may contain the configuration. */
  field?: string;
  /** The name of an export that it takes besides the default one. */
  exportName?: string;
  /** Programs in scripts that run it. */
  programs: readonly string[];
  /** Words after the program with which it builds, such as `build`. The empty string is for no word. */
  commands?: readonly string[];
  /** False for a call that builds nothing, such as `tsc --noEmit`. */
  isBuild?(options: readonly SettingEntry[]): boolean;
  /** Its scripts run Rslib already. */
  keepsScripts?: true;
  /** The option that arguments without a flag set. Without it, they are listed as unknown. */
  positional?: string;
  /** Flags of its command line, by the option that they set. */
  flags: readonly Flag[];
  mappings: readonly Mapping<Facts>[];
  differences: readonly Difference<Facts>[];
  /** Rows of the table about the shape of a configuration: what is written, and what it becomes. */
  shapes: readonly (readonly [shown: string, what: string, why?: string])[];
  /**
   * What a configuration that is a function gets when it builds, as far as that is known. Without it, the first
   * parameter is the options of the command line.
   */
  parameters?: readonly Readonly<Record<string, Literal>>[];
  /** The facts about each item of `lib` that a configuration becomes. */
  itemsOf(config: ObjectSetting, project: Project): Facts[];
  /** The object in a list that an item comes from, such as `['output', '[1]']`. Options of other objects are not for it. */
  placeOf?(facts: Facts): readonly string[];
  /** An item whose files another item writes, such as one for declaration files alone. It is listed, and not written. */
  isCovered?(facts: Facts): boolean;
  /** What an item sets whatever the options are. */
  base(facts: Facts): Effect[];
  /** The development dependencies that this needs. */
  adds?(facts: Facts): readonly string[];
  /** Files that get another extension. */
  renames?(facts: Facts): readonly Rename[];
}

/** Another extension for the files in a folder of the output, such as `.mjs` that becomes `.js`. */
export interface Rename {
  folder: string;
  from: string;
  to: string;
}

export interface Flag {
  /** All spellings, such as `-d` and `--out-dir`. */
  names: readonly string[];
  /** The option it sets, such as `dts.only`; undefined if it is about the command alone. */
  option?: string;
  /** How its value is read. Without it, the flag takes none. A switch takes only `true` and `false`. */
  value?: 'text' | 'optional' | 'list' | 'pairs' | 'switch';
  /** The value it sets, if that is not `true`. */
  sets?: boolean;
  /** The same of `rslib`, without a value. */
  rslib?: string;
  /** Without a counterpart: what to do, as Markdown. */
  instead?: string;
  /** Its value names the configuration file. Without one, no file is read. */
  file?: true;
  /** The file that is meant if that value is a folder. */
  folderFile?: string;
  /** Without a value, the usual file is read. */
  isOptional?: true;
}
