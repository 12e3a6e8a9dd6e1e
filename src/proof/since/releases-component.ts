import path from 'node:path';
import type { Element, ElementContent } from 'hast';
import { encodeWords, ISLAND, STAND_IN, WORDS } from '../../model/document.ts';
import { RELEASES } from '../model/document.ts';
import { releaseRows } from '../model/releases.ts';
import type { ReleaseHistory, ReleaseRow } from '../model/releases.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { RELEASE_TABLES } from '../model/words/release-words.ts';
import type { SayRelease } from '../model/words/release-words.ts';
import { textsByEnglish } from '../../model/words/word-tables.ts';
import { attributesHtml, escapeText } from '../../engine/files/escape.ts';
import { hashedName } from '../../engine/files/out-file.ts';
import { code, element, filledElements, text } from '../../engine/page/syntax/elements.ts';
import type { AddedComponent } from '../../engine/page/context/site-context.ts';
import { firstOfMinors, minorOf } from './history.ts';
import { readHistory, SINCE_FILE } from './since-recording.ts';

/**
 * Renders `<Releases />`: what each release changed, newest first, and an island where readers compare any two.
 */
export const RELEASES_LIST: AddedComponent = {
  rule: { static: true, props: {}, children: [] },
  isRepeatable: true,
  render(_, { scope, site }) {
    const file = path.join(site.siteDir, SINCE_FILE);
    scope.dependencies.add(file);
    const history = readHistory(site.siteDir);
    if ('what' in history) {
      scope.problems.push(history);
      return [];
    }
    const content = JSON.stringify(history);
    const output = hashedName('releases', '.json', content);
    scope.assets.push({ file, output, content });
    const words = site.extensionWords(RELEASE_TABLES, scope);
    const texts = textsByEnglish(RELEASE_TABLES.en, words);
    const say: SayRelease = (english) => texts[english] ?? english;
    const attributes = attributesHtml({
      class: 'releases',
      [ISLAND]: 'Releases',
      [RELEASES]: site.base + output,
      [WORDS]: encodeWords(texts),
      'aria-label': words.releasesCompare,
    });
    const standIn = `<p class="${STAND_IN}">${escapeText(words.releasesNeedScripts)}</p>`;
    return [
      // The Markdown twin has no script, so it only gets the lists.
      { type: 'raw', value: `<section${attributes}>${standIn}</section>` },
      ...minorSections(history, say),
    ];
  },
};

function minorSections(history: ReleaseHistory, say: SayRelease): Element[] {
  const minors = new Set(firstOfMinors(history.releases).map(minorOf));
  return [...minors].toReversed().flatMap((minor) => {
    const patches = history.releases.filter((version) => minorOf(version) === minor).toReversed();
    const changed = patches.flatMap((version) => releaseList(history, version, say));
    const heading = { ...element('h2', [text(minor)]), properties: { id: `v${minor.replace('.', '-')}` } };
    const unchanged = element('p', [text(say('The same options, flags and exports as before.'))]);
    return [heading, ...(changed.length > 0 ? changed : [unchanged])];
  });
}

/** The changes of a release compared with the one before it; empty without any. The first one has nothing before it. */
function releaseList(history: ReleaseHistory, version: string, say: SayRelease): Element[] {
  const previous = history.releases[history.releases.indexOf(version) - 1];
  if (previous === undefined)
    return [
      element('p', [text(fillIn(say('{version} is the oldest release on the registry.'), { version }))]),
    ];
  const rows = releaseRows(history, previous, version);
  if (rows.length === 0) return [];
  const slots = { to: element('strong', [text(version)]), from: text(previous) };
  return [
    element('p', filledElements(say('{to} compared with {from}:'), slots)),
    element(
      'ul',
      rows.map((row) => rowItem(row, say)),
    ),
  ];
}

/** Readers who search for an option of Rsbuild want its page, so the list of its defaults has no words of its own. */
function rowItem(row: ReleaseRow, say: SayRelease): Element {
  const item = { ...element('li', rowContent(row, say)), properties: { 'data-change': row.how } };
  return row.kind === 'inspected' ? { ...item, data: { words: '' } } : item;
}

function rowContent({ label, names, changes }: ReleaseRow, say: SayRelease): ElementContent[] {
  const separated = (items: readonly ElementContent[][]) =>
    items.flatMap((item, index) => (index === 0 ? item : [text(say(', ')), ...item]));
  const codes = separated(names.map((name) => [code(name)]));
  const notes = changes.map(({ what, replaced, added = [], removed = [] }) => [
    text(say(what)),
    ...(replaced ? [text(' '), code(replaced.before), text(' → '), code(replaced.after)] : []),
    ...added.flatMap((part) => [text(' '), element('ins', [text('+ '), code(part)])]),
    ...removed.flatMap((part) => [text(' '), element('del', [text('− '), code(part)])]),
  ]);
  return [
    ...(label === '' ? [] : [text(say(label) + say(': '))]),
    ...codes,
    ...(notes.length === 0 ? [] : [text(say(': ')), ...separated(notes)]),
  ];
}
