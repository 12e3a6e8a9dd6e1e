import type { Element } from 'hast';
import type { Words } from '../../../model/words/words.ts';
import { walkElements } from '../syntax/walk.ts';
import { hasClass, line } from './markdown-inline.ts';
import { oneLine } from '../../../model/markdown-text.ts';

/** Renders a table. The first row becomes the header, because Markdown has no table without one. */
export function tableBlock(table: Element, words: Words): string {
  const rows: Element[][] = [];
  walkElements(table, (element) => {
    if (element.tagName === 'tr') rows.push(element.children.filter((child) => child.type === 'element'));
  });
  const [head, ...body] = rows;
  if (!head) return '';
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => index);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const texts = (cells: readonly Element[]) => columns.map((index) => textOf(cells[index], words));
  return [texts(head), columns.map((index) => ruleOf(head[index])), ...body.map(texts)].map(row).join('\n');
}

/** Escapes `|`, which ends a cell even inside code. */
function textOf(cell: Element | undefined, words: Words): string {
  return cell ? oneLine(line(cell.children, words)).replaceAll('|', String.raw`\|`) : '';
}

function ruleOf(cell: Element | undefined): string {
  if (!cell) return '-';
  if (hasClass(cell, 'align-center')) return ':-:';
  if (hasClass(cell, 'align-right')) return '-:';
  return hasClass(cell, 'align-left') ? ':-' : '-';
}
