import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attributesHtml, escapeText } from '../../engine/files/escape.ts';
import type { AddedComponent, ComponentPlace } from '../../engine/page/context/site-context.ts';
import type { Extension } from '../../engine/site/extension.ts';
import { encodeWords, STAND_IN, WORDS } from '../../model/document.ts';
import { STARTER } from '../model/document.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { textsByEnglish } from '../../model/words/word-tables.ts';
import { LAB_ROUTE } from '../../lab/model/lab-example.ts';
import type { StarterParts } from '../model/parts.ts';
import { STARTER_PAGE_WORDS } from '../model/words/page-words.ts';
import { STARTER_TABLES } from '../model/words/starter-words.ts';
import { firstResult } from './first-result.ts';
import { inlineElements } from './inline-elements.ts';
import { starterTable } from './starter-table.ts';

export function starterExtension(root: string): Extension {
  return {
    name: 'starter',
    words: STARTER_TABLES,
    components: {
      Starter: starterPage(root),
      StarterTable: starterTable,
      StarterChecked: starterChecked(root),
    },
  };
}

/** Renders `<Starter />`: the markup that the script of the page fills. */
function starterPage(root: string): AddedComponent {
  return {
    rule: { static: true, props: {}, children: [] },
    render(_, place) {
      const { scope, site } = place;
      const words = site.extensionWords(STARTER_TABLES, scope);
      scope.scripts.add(path.join(root, 'src/starter/page/entry.tsx'));
      const parts = partsOf(root, place);
      const attributes = attributesHtml({
        class: 'starter',
        [STARTER]: JSON.stringify(parts),
        [WORDS]: encodeWords(textsByEnglish(STARTER_PAGE_WORDS, words)),
        'aria-label': words.starter,
      });
      const standIn = `<p class="${STAND_IN}">${escapeText(words.starterNeedsScripts)}</p>`;
      const data = { markdown: `*${words.starterInMarkdown}*` };
      const result = firstResult(parts.versions, words, site.base);
      const value = `<section${attributes}><div class="starter-questions-place">${standIn}</div><div class="starter-result">${result}</div></section>`;
      return [{ type: 'raw', value, data }];
    },
  };
}

function partsOf(root: string, { scope, site }: ComponentPlace): StarterParts {
  const file = path.join(root, 'examples/package.json');
  scope.dependencies.add(file);
  const { devDependencies: versions } = JSON.parse(readFileSync(file, 'utf8')) as {
    devDependencies: StarterParts['versions'];
  };
  const lab = site.matchRoute(LAB_ROUTE);
  return { versions, ...(lab !== undefined && { lab: site.base + lab.slice(1) }) };
}

/** Renders `<StarterChecked />`: how many projects were built, as it was recorded. */
function starterChecked(root: string): AddedComponent {
  return {
    rule: { static: true, props: {}, children: [] },
    isRepeatable: true,
    render(_, { scope, site }) {
      const file = path.join(root, 'bench/starter/checked.json');
      scope.dependencies.add(file);
      const counts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number | string>;
      const { starterChecked: sentence } = site.extensionWords(STARTER_TABLES, scope);
      const shown = Object.entries(counts).map(([key, value]) => [key, value.toLocaleString('en')]);
      const children = inlineElements(fillIn(sentence, Object.fromEntries(shown)));
      return [{ type: 'element', tagName: 'p', properties: {}, children }];
    },
  };
}
