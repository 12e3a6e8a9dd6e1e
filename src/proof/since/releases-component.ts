import path from 'node:path';
import type { Element, ElementContent } from 'hast';
import { RELEASES, STAND_IN } from '../../model/document.ts';
import { releaseRows } from '../../model/releases.ts';
import type { ReleaseHistory, ReleaseRow } from '../../model/releases.ts';
import { attributesHtml } from '../../engine/files/escape.ts';
import { hashedName } from '../../engine/files/hashed-name.ts';
import type { AddedComponent } from '../../engine/page/syntax/site-context.ts';
import { firstOfMinors, minorOf } from './history.ts';
import { readHistory, SINCE_FILE } from './since-recording.ts';

/** Shown to readers without scripts. */
const STATIC_TEXT =
  'Comparing any two releases needs JavaScript. The lists below compare each one with the one before it.';

/**
 * Returns `<Releases />`: what each release changed, newest first, and a place where the page's script lets readers
 * compare any two.
 */
export function releasesComponent(engineRoot: string): AddedComponent {
  return {
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
      scope.scripts.add(path.join(engineRoot, 'src/theme/releases/entry.tsx'));
      const attributes = attributesHtml({
        class: 'releases',
        [RELEASES]: site.base + output,
        'aria-label': 'Compare two releases',
      });
      return [
        // The Markdown twin has no script, so it only gets the lists.
        { type: 'raw', value: `<section${attributes}><p class="${STAND_IN}">${STATIC_TEXT}</p></section>` },
        ...minorSections(history),
      ];
    },
  };
}

function minorSections(history: ReleaseHistory): Element[] {
  const minors = new Set(firstOfMinors(history.releases).map(minorOf));
  return [...minors].toReversed().flatMap((minor) => {
    const patches = history.releases.filter((version) => minorOf(version) === minor).toReversed();
    const changed = patches.flatMap((version) => releaseList(history, version));
    const heading = element('h2', [text(minor)], { id: `v${minor.replace('.', '-')}` });
    const unchanged = element('p', [text('The same options, flags and exports as before.')]);
    return [heading, ...(changed.length > 0 ? changed : [unchanged])];
  });
}

/** Returns what a release changed compared with the one before it, or nothing. The first one has nothing before it. */
function releaseList(history: ReleaseHistory, version: string): Element[] {
  const previous = history.releases[history.releases.indexOf(version) - 1];
  if (previous === undefined)
    return [element('p', [text(`${version} is the oldest release on the registry.`)])];
  const rows = releaseRows(history, previous, version);
  if (rows.length === 0) return [];
  return [
    element('p', [element('strong', [text(version)]), text(` compared with ${previous}:`)]),
    element('ul', rows.map(rowItem)),
  ];
}

/** Readers who search for an option of Rsbuild want its page, so the list of its defaults has no words of its own. */
function rowItem(row: ReleaseRow): Element {
  const item = element('li', rowContent(row));
  return row.kind === 'inspected' ? { ...item, data: { words: '' } } : item;
}

function rowContent({ label, names, changes }: ReleaseRow): ElementContent[] {
  const codes = separated(names.map((name) => [code(name)]));
  const notes = changes.map(({ what, before, after }) =>
    before === undefined || after === undefined
      ? [text(what)]
      : [text(`${what} `), code(before), text(' → '), code(after)],
  );
  return [
    ...(label === '' ? [] : [text(`${label}: `)]),
    ...codes,
    ...(notes.length === 0 ? [] : [text(': '), ...separated(notes)]),
  ];
}

function separated(items: readonly ElementContent[][]): ElementContent[] {
  return items.flatMap((item, index) => (index === 0 ? item : [text(', '), ...item]));
}

function code(value: string): Element {
  return element('code', [text(value)]);
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}
