import type { ElementContent } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { parse } from '../../engine/page/syntax/parse.ts';
import { element, tableElement, text } from '../../engine/page/syntax/elements.ts';
import { report } from '../../engine/page/context/scope.ts';
import type { AddedComponent } from '../../engine/page/context/site-context.ts';
import { nearest } from '../../model/nearest.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { DESK_ROUTE, TOOL_PARAMETER } from '../model/desk-parts.ts';
import { tableRows } from '../tools/table-rows.ts';
import { TOOLS } from '../tools/tools.ts';
import { DESK_TABLES } from '../words/desk-words.ts';

const IDS = TOOLS.map(({ id }) => id);

/**
 * Renders `<MappedOptions tool="tsup" />`: every option of a build tool, with what the converter makes
 * of it, and a link to the desk where the site has one.
 */
export const MAPPED_OPTIONS: AddedComponent = {
  rule: {
    static: true,
    props: { tool: { type: 'string', required: true }, table: { type: 'string' } },
    children: [],
  },
  isRepeatable: true,
  render({ tool: id, table }, { node, scope, site }) {
    const tool = TOOLS.find((one) => one.id === id);
    if (!tool) {
      report(scope, node, {
        level: 'error',
        what: `<MappedOptions> is for ${JSON.stringify(id)}, which cannot be converted.`,
        didYouMean: nearest(String(id), IDS),
        fix: `Use one of these tools: ${IDS.join(', ')}.`,
      });
      return [];
    }
    const { deskNote, deskConvertsThis } = site.extensionWords(DESK_TABLES, scope);
    const rows = tableRows(tool, typeof table === 'string' ? table : undefined);
    if (rows.length === 0)
      report(scope, node, {
        level: 'error',
        what: `<MappedOptions> of "${tool.id}" has no table ${JSON.stringify(table)}.`,
        fix: 'Leave it out for the table with all options.',
      });
    const desk = site.matchRoute(DESK_ROUTE);
    const address = `${desk}?${TOOL_PARAMETER}=${tool.id}`;
    return [
      ...(desk === undefined || table !== undefined
        ? []
        : [element('p', inlineOf(fillIn(deskConvertsThis, { address })))]),
      tableElement(
        [tool.name, 'Rslib', deskNote],
        rows.map((row) => row.map(inlineOf)),
      ),
    ];
  },
};

/** Reads the Markdown of one paragraph, such as that of a cell. */
function inlineOf(markdown: string): ElementContent[] {
  if (markdown === '') return [];
  const tree = toHast(parse(markdown, 'md'));
  const [paragraph] = tree.type === 'root' ? tree.children : [];
  return paragraph?.type === 'element' ? paragraph.children : [text(markdown)];
}
