import type { Problem } from '../../../model/problem.ts';

/** A container without an end, or an end without a container. */
export type ContainerSlip = Required<Pick<Problem, 'line' | 'column' | 'what' | 'fix'>>;

interface OpenContainer {
  index: number;
  column: number;
  colons: number;
  /** Highest number of colons of the containers inside. */
  inside: number;
}

/** Nobody reads deeper ones, and parsing time grows with the cube of the depth. */
const MOST_NESTED = 20;
const COLONS = /^((?:[\s>]|[-*+]\s|\d+[.)]\s)*)(:{3,})[ \t]*(\S?)/;

/**
 * Adds colons to outer containers, in place: the parser ends a container at the first line with enough colons, even if
 * it belongs to an inner one.
 */
export function balanceContainers(lines: string[], prose: readonly number[]): ContainerSlip[] {
  const open: OpenContainer[] = [];
  const slips: ContainerSlip[] = [];

  function close(index: number, column: number, colons: number): void {
    const same = open.findLastIndex((container) => container.colons === colons);
    const at = same === -1 && (open.at(-1)?.colons ?? colons) < colons ? open.length - 1 : same;
    const closed = open[at];
    if (!closed) {
      slips.push({
        line: index + 1,
        column,
        what: 'These colons end a container, but none is open.',
        fix: 'Delete the line, or start the container with :::tip.',
      });
      return;
    }
    slips.push(...open.splice(at).slice(1).map(unclosed));
    const wanted = Math.max(closed.colons, closed.inside + 1);
    for (const line of [closed.index, index]) {
      lines[line] = lines[line]!.replace(/:{3,}/, ':'.repeat(wanted));
    }
    const outer = open.at(-1);
    if (outer) outer.inside = Math.max(outer.inside, wanted);
  }

  const isProse = new Set(prose);
  for (const [index, line] of lines.entries()) {
    const match = COLONS.exec(line);
    if (!match) continue;
    const [, before = '', colons = '', after = ''] = match;
    const column = before.length + 1;
    const outer = open.at(-1);
    // Colons in a code block have no meaning, but would end the container around it.
    if (!isProse.has(index)) {
      if (outer) outer.inside = Math.max(outer.inside, colons.length);
    } else if (after === '') close(index, column, colons.length);
    else if (/[A-Za-z]/.test(after) && open.length === MOST_NESTED) {
      slips.push(tooDeep(index, column));
      lines[index] = line.replace(':', String.raw`\:`);
    } else if (/[A-Za-z]/.test(after)) open.push({ index, column, colons: colons.length, inside: 0 });
  }
  return [...slips, ...open.map(unclosed)];
}

function tooDeep(index: number, column: number): ContainerSlip {
  return {
    line: index + 1,
    column,
    what: `The container is nested inside ${MOST_NESTED} others.`,
    fix: 'Close the containers before it.',
  };
}

function unclosed({ index, column, colons }: OpenContainer): ContainerSlip {
  return {
    line: index + 1,
    column,
    what: 'The container is never closed.',
    fix: `Add a line with ${':'.repeat(colons)} after its content.`,
  };
}
