import type { Code, Root } from 'mdast';
import { neverClosed } from '../syntax/unclosed-fence.ts';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';
import { walkType } from '../syntax/walk.ts';

/** What may precede the backticks that end a block: indentation and quote markers. */
const END = /^[\s>]*(`{3,}|~{3,})[ \t]*$/;
const START = /^(?:`{3,}|~{3,})/;

/** Reports fences that are closed only by the end of the file, or of the quote or list around them. */
export function reportUnclosedFences(tree: Root, source: string, scope: FileScope): void {
  const lines = source.split('\n');
  walkType<Code>(tree, 'code', (node) => {
    const mark = startMark(node, lines);
    // Without a marker it is an indented block, which needs no end.
    if (mark !== undefined && !isClosed(node, mark, lines)) report(scope, node, neverClosed(mark));
  });
}

function startMark({ position }: Code, lines: readonly string[]): string | undefined {
  const { line = 0, column = 0 } = position?.start ?? {};
  return START.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0];
}

function isClosed({ position }: Code, mark: string, lines: readonly string[]): boolean {
  const last = position?.end.line ?? 0;
  return (
    last > (position?.start.line ?? 0) && END.exec(lines[last - 1] ?? '')?.[1]?.startsWith(mark) === true
  );
}
