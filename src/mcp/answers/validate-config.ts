import type { Fault } from '../../desk/model/config-file.ts';
import type { ObjectSetting, Setting } from '../../desk/model/setting.ts';
import { nearest } from '../../model/nearest.ts';
import type { KnownOption, Knowledge } from '../model/knowledge.ts';
import { optionMeant, optionsAt, withoutLib } from './options-at.ts';
import type { Level, OptionsAt } from './options-at.ts';
import { readOwnConfig } from './read-own-config.ts';
import { stringsInType, valueFits } from './value-fits.ts';

export interface ConfigProblem {
  line: number;
  /** As it is written: `lib.fromat`. */
  option: string;
  severity: 'error' | 'warning';
  what: string;
  didYouMean?: string;
  /** Route and hash. */
  page: string;
}

export interface ConfigVerdict {
  problems: ConfigProblem[];
  /** How many options were compared with the contract. */
  checked: number;
  /** Code that was not run, so nothing is known about it. */
  unread: { line: number; code: string }[];
}

const CONFIG_ERRORS = '/guide/faq/errors';
const LIB_PAGE = '/config/lib/';
const ALL_OPTIONS = '/config/';
/** A name that is not a computed key or a spread. */
const PLAIN_KEY = /^[\w$@-][\w$@./-]*$/;

/** Compares a configuration with all options of Rslib, without running it. */
export function validateConfig({ options }: Pick<Knowledge, 'options'>, text: string): ConfigVerdict {
  const verdict: ConfigVerdict = { problems: [], checked: 0, unread: [] };
  const read = readOwnConfig(text);
  if (read.kind === 'broken') {
    verdict.problems.push(syntaxProblem(read.fault));
    return verdict;
  }
  const { configs, unread, isList } = read.file;
  verdict.unread.push(...unread.map(({ line, code }) => ({ line, code })));
  if (isList || (configs.length === 0 && unread.length === 0)) verdict.problems.push(exportProblem(isList));
  const levels = { item: optionsAt('item', options), top: optionsAt('top', options) };
  const walk = new Walk(verdict, options, levels);
  for (const config of isList ? [] : configs) walk.config(config);
  verdict.problems.sort((a, b) => a.line - b.line);
  return verdict;
}

/** Goes through a configuration and collects what is wrong with it. */
class Walk {
  private readonly verdict: ConfigVerdict;
  private readonly options: readonly KnownOption[];
  private readonly levels: Readonly<Record<Level, OptionsAt>>;

  constructor(
    verdict: ConfigVerdict,
    options: readonly KnownOption[],
    levels: Readonly<Record<Level, OptionsAt>>,
  ) {
    this.verdict = verdict;
    this.options = options;
    this.levels = levels;
  }

  config(config: ObjectSetting): void {
    this.keys(config, 'top', '', (key, value) => {
      if (key !== 'lib') return false;
      this.verdict.checked++;
      this.items(value);
      return true;
    });
  }

  private items(lib: Setting): void {
    if (lib.kind === 'code') this.verdict.unread.push({ line: lib.line, code: lib.code });
    else if (lib.kind === 'choice') for (const side of [lib.yes, lib.no]) this.items(side);
    else if (lib.kind !== 'list')
      this.problem(lib, 'lib', 'lib is a list of outputs: lib: [{ … }].', LIB_PAGE);
    else
      for (const item of lib.items)
        if (item.kind === 'object') this.keys(item, 'item', '');
        else if (item.kind === 'literal') this.problem(item, 'lib', 'An item of lib is an object.', LIB_PAGE);
        else this.verdict.unread.push({ line: item.line, code: item.code });
  }

  /** `isHandled` takes keys that need more than the contract. */
  private keys(
    object: ObjectSetting,
    level: Level,
    prefix: string,
    isHandled: (key: string, value: Setting) => boolean = () => false,
  ): void {
    for (const { name: key, value } of object.entries) {
      if (!PLAIN_KEY.test(key)) this.verdict.unread.push({ line: value.line, code: value.code });
      else if (!isHandled(key, value)) this.option(key, value, level, prefix);
    }
  }

  private option(key: string, value: Setting, level: Level, prefix: string): void {
    this.verdict.checked++;
    const name = prefix + key;
    const option = this.levels[level].get(name);
    const shown = level === 'item' ? `lib[].${name}` : name;
    if (!option) {
      this.unknown(key, value, level, prefix);
      return;
    }
    if (option.isDeprecated)
      this.problem(value, shown, `${shown} is deprecated.`, option.page, undefined, 'warning');
    if (valueFits(option.type, value) === false) {
      const given = value.kind === 'literal' ? value.value : undefined;
      const meant = typeof given === 'string' ? nearest(given, stringsInType(option.type)) : undefined;
      const what = `${shown} is ${option.type}, not ${short(value.code)}.`;
      this.problem(value, shown, what, option.page, meant === undefined ? undefined : `'${meant}'`);
    }
    this.inside(value, level, name, option);
  }

  private inside(value: Setting, level: Level, name: string, option: KnownOption): void {
    if (value.kind === 'choice')
      for (const side of [value.yes, value.no]) this.inside(side, level, name, option);
    if (value.kind === 'code') this.verdict.unread.push({ line: value.line, code: value.code });
    if (value.kind === 'object' && option.isClosed) this.keys(value, level, `${name}.`);
  }

  private unknown(key: string, value: Setting, level: Level, prefix: string): void {
    const other = level === 'item' ? 'top' : 'item';
    const there = this.levels[other].get(prefix + key);
    const place = level === 'item' ? 'an item of lib' : 'the top level';
    const shown = level === 'item' ? `lib[].${prefix}${key}` : prefix + key;
    if (there) {
      const right = other === 'item' ? 'an item of lib' : 'the top level';
      this.problem(value, shown, `${prefix}${key} belongs in ${right}, not in ${place}.`, there.page);
      return;
    }
    const meant = optionMeant(key, value, prefix, this.levels[level], this.options);
    const parent = this.levels[level].get(prefix.replace(/\.$/, ''));
    const fallback = parent?.page ?? (level === 'item' ? LIB_PAGE : ALL_OPTIONS);
    const what = `Rslib has no option ${shown}, and ignores it silently.`;
    this.problem(value, shown, what, meant?.page ?? fallback, meant && withoutLib(meant.name));
  }

  private problem(
    { line }: Setting,
    option: string,
    what: string,
    page: string,
    didYouMean?: string,
    severity: ConfigProblem['severity'] = 'error',
  ): void {
    this.verdict.problems.push({
      line,
      option,
      severity,
      what,
      ...(didYouMean !== undefined && { didYouMean }),
      page,
    });
  }
}

function syntaxProblem({ line, found, unclosed }: Fault): ConfigProblem {
  const what =
    unclosed === undefined
      ? `${found === undefined ? 'The file ends too early' : `${found} cannot be here`}.`
      : `The ${unclosed} is not closed.`;
  return { line, option: '', severity: 'error', what, page: `${CONFIG_ERRORS}#more-configuration` };
}

function exportProblem(isList: boolean): ConfigProblem {
  const what = isList
    ? 'The configuration is one object. A list of outputs goes into its lib.'
    : 'The file has no default export that is an object or a function.';
  return { line: 1, option: '', severity: 'error', what, page: `${CONFIG_ERRORS}#config-wrong-export` };
}

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
