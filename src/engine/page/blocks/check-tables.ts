import { toString } from 'mdast-util-to-string';
import type { Root, Table } from 'mdast';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';
import { walkType } from '../syntax/walk.ts';

/**
 * Reports rows with more cells than the header, which lose the extra ones. Usually a `|` was meant as text, but it ends
 * a cell even in code.
 */
export function checkTables(tree: Root, scope: FileScope): void {
  walkType<Table>(tree, 'table', ({ children: rows }) => {
    const width = rows[0]?.children.length ?? 0;
    for (const row of rows) {
      const lost = row.children.slice(width).filter((cell) => toString(cell).trim() !== '');
      if (lost.length === 0) continue;
      report(scope, lost[0], {
        level: 'error',
        what: `The row has ${row.children.length} cells, but the table has ${width} columns: "${toString(lost[0]).trim()}" is not shown.`,
        fix: 'Write a | that is part of the text as \\|, even in `code`.',
      });
    }
  });
}
