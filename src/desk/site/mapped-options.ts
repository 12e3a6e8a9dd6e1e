import type { ElementContent } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { parse } from '../../engine/page/syntax/parse.ts';
import { tableElement, text } from '../../engine/page/syntax/elements.ts';
import { report } from '../../engine/page/context/scope.ts';
import type { AddedComponent } from '../../engine/page/context/site-context.ts';
import { nearest } from '../../model/nearest.ts';
import { tableRows } from '../tools/table-rows.ts';
import { TOOLS } from '../tools/tools.ts';
import { DESK_TABLES } from './words.ts';

const IDS = TOOLS.map(({ id }) => id);

/** Renders `<MappedOptions tool="tsup" />`: every option of a build tool, with what the converter makes of it. */
export const MAPPED_OPTIONS: AddedComponent = {
  rule: { static: true, props: { tool: { type: 'string', required: true } }, children: [] },
  isRepeatable: true,
  render({ tool: id }, { node, scope, site }) {
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
    const { deskNote } = site.extensionWords(DESK_TABLES, scope);
    const rows = tableRows(tool).map((row) => row.map(cellOf));
    return [tableElement([tool.name, 'Rslib', deskNote], rows)];
  },
};

/** Reads the Markdown of a cell, which is one paragraph. */
function cellOf(markdown: string): ElementContent[] {
  if (markdown === '') return [];
  const tree = toHast(parse(markdown, 'md'));
  const [paragraph] = tree.type === 'root' ? tree.children : [];
  return paragraph?.type === 'element' ? paragraph.children : [text(markdown)];
}
