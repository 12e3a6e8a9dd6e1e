import { lowered, spend } from './packing-rules.ts';
import type { RuleBudget, RuleNode, Rules } from './packing-rules.ts';

/** How far the rules of one folder have come on the way to another one inside, or to a file. */
export interface Progress {
  rules: Rules;
  nodes: ReadonlySet<RuleNode>;
  /** The last rule about everything in a folder on the way. */
  inside: number;
}

/** What an entry of a folder is asked for: as a file, as a folder, or as a folder that a rule names itself. */
export type EntryKind = 'file' | 'folder' | 'named folder';

export function startOf(rules: Rules): Progress {
  const nodes = new Set<RuleNode>();
  reach(rules.paths, nodes);
  return { rules, nodes, inside: -1 };
}

/** Goes on to an entry of the folder. */
export function follow({ rules, nodes, inside }: Progress, name: string, budget: RuleBudget): Progress {
  const reached = new Set<RuleNode>();
  let last = inside;
  for (const node of nodes) {
    last = Math.max(last, node.endsInside);
    if (node.staysFor === 'any folder') reach(node, reached);
    for (const next of nextNodes(node, name, budget)) reach(next, reached);
  }
  return { rules, nodes: reached, inside: last };
}

/** The nodes that the name of an entry leads to, whatever folder it is in. */
export const named = ({ names }: Rules, name: string, budget: RuleBudget): RuleNode[] =>
  nextNodes(names, name, budget);

/** The place of the last rule that is about an entry, or -1. */
export function lastRule(
  { rules, nodes, inside }: Progress,
  byName: readonly RuleNode[],
  kind: EntryKind,
): number {
  let last = inside;
  for (const { ends, endsInSlash } of byName)
    last = Math.max(last, ends, kind === 'folder' ? endsInSlash : -1);
  if (kind === 'folder') last = Math.max(last, rules.names.endsInSlash);
  for (const node of nodes) {
    last = Math.max(last, node.ends);
    if (kind !== 'file') last = Math.max(last, node.endsInSlash, node.endsInside);
    // A rule that takes files in may be about something in the folder.
    if (kind === 'folder') last = Math.max(last, node.takesInBelow);
  }
  return last;
}

function nextNodes({ literals, globs }: RuleNode, name: string, budget: RuleBudget): RuleNode[] {
  const literal = literals.get(lowered(name));
  const found = literal ? [literal] : [];
  spend(budget, 'tests', globs.size);
  for (const { matches, next } of globs.values()) if (matches(name)) found.push(next);
  return found;
}

/** `**` may stand for no folder at all. */
function reach(node: RuleNode, nodes: Set<RuleNode>): void {
  nodes.add(node);
  if (node.anyDepth) nodes.add(node.anyDepth);
}
