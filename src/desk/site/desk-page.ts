import path from 'node:path';
import { attributesHtml, escapeHtml, escapeText } from '../../engine/files/escape.ts';
import type { AddedComponent, ComponentPlace } from '../../engine/page/context/site-context.ts';
import { LAB_ROUTE } from '../../lab/model/lab-example.ts';
import { encodeWords, STAND_IN, WORDS } from '../../model/document.ts';
import { DESK } from '../model/document.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { textsByEnglish } from '../../model/words/word-tables.ts';
import type { DeskParts } from '../model/desk-parts.ts';
import { TOOLS } from '../tools/tools.ts';
import { DESK_TABLES } from '../words/desk-words.ts';
import { DESK_PAGE_WORDS } from '../words/page-words.ts';

/** Renders `<Desk />`: the markup that the script of the page fills, with links to the tables until then. */
export function deskPage(root: string): AddedComponent {
  return {
    rule: { static: true, props: {}, children: [] },
    render(_, place) {
      const { scope, site } = place;
      const words = site.extensionWords(DESK_TABLES, scope);
      scope.scripts.add(path.join(root, 'src/desk/page/entry.tsx'));
      const attributes = attributesHtml({
        class: 'desk',
        [DESK]: JSON.stringify(partsOf(place)),
        [WORDS]: encodeWords(textsByEnglish(DESK_PAGE_WORDS, words)),
        'aria-label': words.desk,
      });
      const standIn = fillIn(escapeText(words.deskNeedsScripts), { tables: tablesHtml(place) });
      const value = `<section${attributes}><p class="${STAND_IN}">${standIn}</p></section>`;
      return [{ type: 'raw', value, data: { markdown: `*${words.deskInMarkdown}*` } }];
    },
  };
}

/** A link to the table of each tool, as far as the site has its page. */
function tablesHtml({ site }: ComponentPlace): string {
  return TOOLS.flatMap(({ name, page }) => {
    const route = site.matchRoute(page);
    return route === undefined
      ? []
      : [`<a href="${escapeHtml(`${site.base}${route.slice(1)}#options`)}">${escapeText(name)}</a>`];
  }).join(', ');
}

function partsOf({ site }: ComponentPlace): DeskParts {
  const lab = site.matchRoute(LAB_ROUTE);
  return {
    tools: TOOLS.map(({ id, name, files }) => ({ id, name, files })),
    ...(lab !== undefined && { lab: site.base + lab.slice(1) }),
  };
}
