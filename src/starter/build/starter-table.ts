import type { ElementContent } from 'hast';
import { tableElement, text } from '../../engine/page/syntax/elements.ts';
import { report } from '../../engine/page/context/scope.ts';
import type { AddedComponent } from '../../engine/page/context/site-context.ts';
import { nearest } from '../../model/nearest.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { queryOf } from '../model/address.ts';
import { DEFAULT_ANSWERS } from '../model/answers.ts';
import { DECISION_TABLES } from '../model/decisions.ts';
import type { Decision, TableName } from '../model/decisions.ts';
import type { StarterWords } from '../model/words/english.ts';
import { STARTER_TABLES } from '../model/words/starter-words.ts';
import { inlineElements, link } from './inline-elements.ts';

const START_ROUTE = '/start';
const NAMES = Object.keys(DECISION_TABLES);
const isTable = (name: unknown): name is TableName => NAMES.includes(String(name));

/** Renders `<StarterTable id="solutions" />`: a table of rules, each with a link to the project that follows it. */
export const starterTable: AddedComponent = {
  rule: { static: true, props: { id: { type: 'string', required: true } }, children: [] },
  isRepeatable: true,
  render({ id }, { node, scope, site }) {
    if (!isTable(id)) {
      report(scope, node, {
        level: 'error',
        what: `<StarterTable> has the id ${JSON.stringify(id)}, which is not a table.`,
        didYouMean: nearest(String(id), NAMES),
        fix: `Use one of: ${NAMES.join(', ')}.`,
      });
      return [];
    }
    const words = site.extensionWords(STARTER_TABLES, scope);
    const { head, rows } = DECISION_TABLES[id];
    return [
      tableElement(
        head,
        rows.map((row: Decision) => cellsOf(row, words)),
      ),
    ];
  },
};

/** The last cell ends with the link, because a phone has no room for one more column. */
function cellsOf({ cells, answers }: Decision, words: StarterWords): ElementContent[][] {
  const shown = cells.map(inlineElements);
  if (answers === undefined) return shown;
  const project = link(
    [text(words.starterProject)],
    START_ROUTE + queryOf({ ...DEFAULT_ANSWERS, ...answers }),
  );
  const row = (cells[0] ?? '').replaceAll('`', '');
  project.properties['ariaLabel'] = fillIn(words.starterProjectOf, { row });
  return [...shown.slice(0, -1), [...(shown.at(-1) ?? []), text(', '), project]];
}
