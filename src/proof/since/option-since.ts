import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseHistory, Timeline } from '../model/releases.ts';
import type { FileScope } from '../../engine/page/context/scope.ts';
import type { ComponentPlace, PageExtension } from '../../engine/page/context/site-context.ts';
import type { ProofWords } from '../model/words/english.ts';
import { PROOF_TABLES } from '../model/words/proof-words.ts';
import { readHistory, SINCE_FILE } from './since-recording.ts';
import { sinceText } from './since-text.ts';

/** One read for all options of a file. */
const histories = new WeakMap<FileScope, ReleaseHistory | undefined>();

/** Tells `<Option>` since when its option exists, and when its default changed. */
export const addSince: NonNullable<PageExtension['addProps']> = ({ name, props }, place) => {
  if (name !== 'Option') return {};
  if (!histories.has(place.scope)) histories.set(place.scope, historyFor(place));
  const history = histories.get(place.scope);
  if (!history) return {};
  const words = place.site.extensionWords(PROOF_TABLES, place.scope);
  const since = optionSince(history, String(props['name']), words);
  return since === undefined ? {} : { since };
};

/** Undefined for an option without a recorded history. */
export function optionSince(history: ReleaseHistory, name: string, words: ProofWords): string | undefined {
  const timeline = timelineOf(history, name);
  return timeline && sinceText(timeline, history.releases, words);
}

/**
 * The recorded history of an option. Rsbuild has its own releases, so its options only count if the oldest release
 * of Rslib had them, and only if Rslib's default changed.
 */
function timelineOf({ options, inspected, releases }: ReleaseHistory, name: string): Timeline | undefined {
  const ofRsbuild = inspected[name] ?? {};
  const [oldest, ...changes] = Object.keys(ofRsbuild);
  return options[name] ?? (oldest === releases[0] && changes.length > 0 ? ofRsbuild : undefined);
}

/** A site without a recording shows no history. */
function historyFor({ scope, site }: ComponentPlace): ReleaseHistory | undefined {
  const file = path.join(site.siteDir, SINCE_FILE);
  scope.dependencies.add(file);
  if (!existsSync(file)) return undefined;
  const history = readHistory(site.siteDir);
  if (!('what' in history)) return history;
  scope.problems.push(history);
  return undefined;
}
