import { nearest } from '../../../model/nearest.ts';
import type { ConfigKey } from '../config/config-keys.ts';
import type { HelpFile, KnownError } from '../../model/help-file.ts';

const LIB = 'lib.';

export interface ExplainedOption extends ConfigKey {
  /** Address of its section, if a page is about it. */
  page: string | undefined;
  /** Whether Rslib knows the option; true also where that cannot be told. */
  isKnown: boolean;
  didYouMean: string | undefined;
}

/** Explains the options of a configuration: where each is documented, and which ones do not exist. */
export function explainOptions(keys: readonly ConfigKey[], { options, pages }: HelpFile): ExplainedOption[] {
  const names = new Set(options);
  const siblings = groupedByParent(options);
  return keys.map((key) => {
    const parent = parentOf(key.name);
    const others = siblings.get(parent);
    // A group without declared options, such as `source.define`, takes any name.
    const isKnown = names.has(key.name) || others === undefined || !isReached(parent, names);
    const own = lastPart(key.name);
    return {
      ...key,
      page: pageOf(key.name, pages),
      isKnown,
      didYouMean: isKnown ? undefined : nearest(own, others ?? []),
    };
  });
}

/** Finds the entries of the error index whose message was printed. */
export function explainErrors(printed: string, { errors }: HelpFile): KnownError[] {
  return errors.filter(({ parts }) => {
    let from = 0;
    return parts.every((part) => {
      const at = printed.indexOf(part, from);
      from = at + part.length;
      return at >= 0;
    });
  });
}

/** Options of Rsbuild are documented once, whether they are at the top or in an item of `lib`; those of `lib` likewise. */
function pageOf(name: string, pages: HelpFile['pages']): string | undefined {
  return pages[name] ?? (name.startsWith(LIB) ? pages[name.slice(LIB.length)] : pages[LIB + name]);
}

function isReached(parent: string, names: ReadonlySet<string>): boolean {
  return parent === '' || names.has(parent);
}

function groupedByParent(options: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of options) {
    const parent = parentOf(name);
    groups.set(parent, [...(groups.get(parent) ?? []), lastPart(name)]);
  }
  return groups;
}

function parentOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
