import { RANKS } from '../model/conversion.ts';
import type { Listed } from '../model/conversion.ts';
import type { Effect } from '../model/mapping.ts';
import type { ChoiceSetting, ListSetting, ObjectSetting, Setting, SettingEntry } from '../model/setting.ts';
import type { Project, Rename, Tool } from '../model/tool.ts';
import { convertOption } from './convert-option.ts';
import type { OptionResult } from './convert-option.ts';
import { findMappingBelow, hasMappedItems } from './find-mapping.ts';
import { leavesOf, replacedIn } from './leaves.ts';
import { mergeEffect } from './merge-effects.ts';
import type { OutObject } from './merge-effects.ts';
import { withFlags } from './with-flags.ts';

export interface ConvertedConfig {
  items: OutObject[];
  list: Listed[];
  adds: string[];
  drops: string[];
  /** Commands that follow a build. */
  after: string[];
  differences: string[];
  /** Files that get another extension. */
  renames: Rename[];
  /** The declarations that only code without a use in the result needs. */
  handled: string[];
}

interface Place {
  project: Project;
  /** Flags of the command line, which apply instead of the options in the configuration. */
  flags: readonly SettingEntry[];
  /** Begins the names of its options in the list. */
  prefix: string;
}

/** The place in effects for commands of scripts, which are not in the configuration. */
const AFTER = 'scripts.after';

/** Converts one configuration into items of `lib`, and lists every option in it. */
export function convertConfig<Facts>(
  tool: Tool<Facts>,
  config: ObjectSetting,
  { project, flags, prefix }: Place,
): ConvertedConfig {
  const { entries, overridden } = withFlags(config.entries, flags);
  const items = tool.itemsOf({ ...config, entries }, project).map((facts) => ({
    facts,
    place: tool.placeOf?.(facts) ?? [],
    settings: { kind: 'object', entries: [] } as OutObject,
  }));
  const done: ConvertedConfig = {
    items: items.filter(({ facts }) => !tool.isCovered?.(facts)).map(({ settings }) => settings),
    list: [],
    adds: items.flatMap(({ facts }) => [...(tool.adds?.(facts) ?? [])]),
    renames: items.flatMap(({ facts }) => [...(tool.renames?.(facts) ?? [])]),
    drops: [],
    after: [],
    differences: tool.differences
      .filter(({ when }) => items.some(({ facts }) => when(facts)))
      .map(({ text }) => text),
    handled: [],
  };
  for (const { facts, settings } of items)
    for (const effect of tool.base(facts)) mergeEffect(settings, effect, []);
  for (const entry of entries) visit([], entry);
  for (const { entry, parents, by } of overridden) listReplaced(entry, parents, `\`${by}\` applies instead`);
  for (const { entry, parents } of replacedIn(config))
    listReplaced(entry, parents, `a later \`${entry.name}\` applies`);
  return done;

  function visit(parents: readonly string[], entry: SettingEntry): void {
    const { value } = entry;
    const path = [...parents, entry.name];
    const results = items.map(({ facts, place }) =>
      isElsewhere(path, place) ? undefined : convertOption(tool.mappings, path, value, facts),
    );
    if (results.some((result) => result !== undefined)) {
      list(entry, parents, write(results, entry));
      return;
    }
    const parts = value.kind === 'list' ? mappedItems(value, path) : partsOf(value);
    if (parts.length > 0) for (const part of parts) visit(path, part);
    else list(entry, parents, { outcome: 'decision', to: [], ...adviceFor(path) });
  }

  /** The items of a list, by their places, if there is something to say about each. */
  function mappedItems({ items: values }: ListSetting, path: readonly string[]): SettingEntry[] {
    const isMapped =
      hasMappedItems(tool.mappings, path, 'calls') ||
      (values.some(({ kind }) => kind === 'object') && hasMappedItems(tool.mappings, path, 'objects'));
    return isMapped ? values.map((value, at) => ({ name: `[${at}]`, value, comments: [] })) : [];
  }

  function write(results: readonly (OptionResult | undefined)[], entry: SettingEntry): Verdict {
    const found = results.filter((result) => result !== undefined);
    const refused: string[] = [];
    for (const [at, result] of results.entries()) {
      const item = items[at];
      if (!result || !item) continue;
      for (const [index, effect] of result.effects.entries())
        if (effect.at === AFTER) done.after.push(...textsOf(effect));
        else if (!mergeEffect(item.settings, effect, index === 0 ? commentsOf(entry) : []))
          refused.push(effect.at);
    }
    done.adds.push(...found.flatMap(({ adds }) => adds));
    done.drops.push(...found.flatMap(({ drops }) => drops));
    const to = [...new Set(found.flatMap(({ effects }) => effects.map(({ at }) => at)))].filter(
      (at) => at !== AFTER,
    );
    const shown = RANKS.map((rank) => found.find(({ outcome }) => outcome === rank)).find((one) => one);
    if (refused.length > 0)
      return {
        outcome: 'decision',
        to: [],
        text: shown?.text ?? '',
        why: `Another option has written \`${refused[0]}\` already.`,
      };
    return { outcome: shown?.outcome ?? 'decision', to, text: shown?.text ?? '', why: shown?.why };
  }

  function adviceFor(path: readonly string[]): Pick<Verdict, 'text' | 'why'> {
    const below = findMappingBelow(tool.mappings, path);
    if (below) return { text: below.what, why: 'Its parts are known only when it runs.' };
    return path[0]?.startsWith('...')
      ? { text: 'Add what it contains.', why: 'It is known only when it runs.' }
      : { text: `${tool.name} has no such option.`, why: undefined };
  }

  function listReplaced(entry: SettingEntry, parents: readonly string[], text: string): void {
    list(entry, parents, { outcome: 'not needed', text, why: undefined, to: [] });
  }

  function list(entry: SettingEntry, parents: readonly string[], verdict: Verdict): void {
    for (const { name, setting, comments, label } of leavesOf(entry, parents)) {
      // A flag may apply to several objects of a list.
      if (label !== undefined && done.list.some((one) => one.name === label)) continue;
      if (verdict.outcome !== 'decision') done.handled.push(...namesIn(setting));
      done.list.push({
        name: label ?? prefix + name,
        line: setting.line,
        code: setting.code,
        comments,
        ...verdict,
        text: onPage(verdict.text),
        why: verdict.why === undefined ? undefined : onPage(verdict.why),
      });
    }
  }

  /** A link within the page of the tool needs its address. */
  function onPage(markdown: string): string {
    return markdown.replaceAll('](#', `](${tool.page}#`);
  }
}

type Verdict = Pick<Listed, 'outcome' | 'text' | 'why' | 'to'>;

/** The declarations that code needs, also in a list. */
function namesIn(setting: Setting): string[] {
  if (setting.kind === 'list') return setting.items.flatMap(namesIn);
  return setting.kind === 'code' ? setting.names : [];
}

function textsOf({ value }: Effect): string[] {
  return value.kind === 'literal' && typeof value.value === 'string' ? [value.value] : [];
}

function commentsOf(entry: SettingEntry): string[] {
  return leavesOf(entry).flatMap(({ comments }) => comments);
}

/** Whether an option is of another object of the list that an item comes from. */
function isElsewhere(path: readonly string[], place: readonly string[]): boolean {
  const at = place.findIndex((part, index) => part !== path[index]);
  return /^\[\d+\]$/.test(place[at] ?? '') && at < path.length;
}

/** The parts of an object, or of a choice between objects. */
function partsOf(value: Setting): SettingEntry[] {
  if (value.kind === 'object') return value.entries;
  return value.kind === 'choice' ? partsOfChoice(value) : [];
}

function partsOfChoice(choice: ChoiceSetting): SettingEntry[] {
  const sides = [choice.yes, choice.no];
  if (!sides.every(({ kind }) => kind === 'object' || kind === 'literal')) return [];
  const entries = sides.flatMap((side) => (side.kind === 'object' ? side.entries : []));
  const names = [...new Set(entries.map(({ name }) => name))];
  const sideOf = (side: Setting, name: string): Setting =>
    (side.kind === 'object' ? side.entries.find((entry) => entry.name === name)?.value : undefined) ?? {
      kind: 'literal',
      value: undefined,
      code: 'undefined',
      line: choice.line,
    };
  return names.map((name) => ({
    name,
    value: { ...choice, yes: sideOf(choice.yes, name), no: sideOf(choice.no, name) },
    comments: entries.find((entry) => entry.name === name)?.comments ?? [],
  }));
}
