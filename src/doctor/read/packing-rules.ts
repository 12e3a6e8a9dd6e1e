import { GLOBSTAR, Minimatch } from 'minimatch';
import type { ParseReturnFiltered } from 'minimatch';
import { MOST_RULES, MOST_RULE_TESTS } from '../model/limits.ts';

/** npm's own options for rules in ignore files and in `files`. */
const RULE_OPTIONS = {
  matchBase: true,
  dot: true,
  flipNegate: true,
  nocase: true,
  braceExpandMax: MOST_RULES + 1,
};

/** The rules of a folder as a tree of the parts of their paths: comparing each rule with each name takes minutes. */
export interface Rules {
  /** Rules with a slash, which begin in the folder. */
  paths: RuleNode;
  /** Rules without one, which are about names at any depth. */
  names: RuleNode;
  /** Whether each rule takes files in, by its place. */
  takesIn: boolean[];
}

/** Where several rules are after the same parts. Numbers are the place of the last such rule, or -1. */
export interface RuleNode {
  literals: Map<string, RuleNode>;
  globs: Map<string, { matches: (name: string) => boolean; next: RuleNode }>;
  /** After `**`, which stays here for any number of folders. */
  anyDepth?: RuleNode;
  staysFor: 'no folder' | 'any folder';
  ends: number;
  /** Ends in a slash, or in a part that may be empty, so it is about folders. */
  endsInSlash: number;
  /** Ends in `**`, so it is about everything inside. */
  endsInside: number;
  /** Goes on, and takes files in. */
  takesInBelow: number;
}

/** A rule, or one of its alternatives, between its slashes. */
type Parts = readonly ParseReturnFiltered[];

/** Counts down what rules may cost altogether. Reading them takes 20 µs each, a test of a name a tenth of one. */
export interface RuleBudget {
  rules: number;
  tests: number;
}

export class TooManyRules extends Error {}

export function ruleBudget(): RuleBudget {
  return { rules: MOST_RULES, tests: MOST_RULE_TESTS };
}

export function spend(budget: RuleBudget, what: keyof RuleBudget, count: number): void {
  budget[what] -= count;
  if (budget[what] < 0) throw new TooManyRules();
}

/** Reads lines as they are in an ignore file. */
export function compileRules(lines: readonly string[], budget: RuleBudget): Rules {
  const rules: Rules = { paths: emptyNode(), names: emptyNode(), takesIn: [] };
  for (const line of lines.map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const { set, negate } = new Minimatch(line, RULE_OPTIONS);
    spend(budget, 'rules', set.length);
    const place = rules.takesIn.push(negate) - 1;
    for (const parts of set) add(rules, parts, { place, takesIn: negate });
    // With one alternative about names at any depth, npm asks all of them for the name of a folder.
    if (set.some(isAboutNames))
      for (const parts of set) addFolderName(rules, parts, { place, takesIn: negate });
  }
  return rules;
}

interface Rule {
  place: number;
  takesIn: boolean;
}

function add({ paths, names }: Rules, parts: Parts, rule: Rule): void {
  const [first = ''] = parts;
  if (parts.length === 1 && first !== GLOBSTAR) {
    if (first !== '') child(names, first).ends = rule.place;
    return;
  }
  addPath(paths, first === '' ? parts.slice(1) : parts, rule);
  // Paths are also compared with a slash before them, so a part such as `!(a)` may be about nothing.
  const next = first === GLOBSTAR ? 1 : 0;
  if (mayBeEmpty(parts[next])) addPath(paths, parts.slice(next + 1), rule);
}

const mayBeEmpty = (part: ParseReturnFiltered | undefined): boolean =>
  typeof part === 'object' && part.test('');

const isAboutNames = (parts: Parts): boolean => parts.length <= (parts.at(-1) === '' ? 2 : 1);

function addFolderName({ names }: Rules, parts: Parts, { place, takesIn }: Rule): void {
  const [first = '', ...rest] = parts[0] === '' ? parts.slice(1) : parts;
  const [second = ''] = rest;
  const isWhole = rest.length < 2 && (second === '' || second === GLOBSTAR || mayBeEmpty(second));
  if (first === '' || !(takesIn || isWhole)) return;
  const node = first === GLOBSTAR ? names : child(names, first);
  node.endsInSlash = Math.max(node.endsInSlash, place);
}

function addPath(root: RuleNode, parts: Parts, { place, takesIn }: Rule): void {
  let node = root;
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1;
    if (takesIn) node.takesInBelow = place;
    if (part === GLOBSTAR && isLast) node.endsInside = place;
    else if (part === GLOBSTAR) node = node.anyDepth ??= emptyNode('any folder');
    else if (part === '' && isLast) node.endsInSlash = place;
    else {
      if (isLast && mayBeEmpty(part)) node.endsInSlash = place;
      node = child(node, part);
      if (isLast) node.ends = place;
    }
  }
}

/** A part that needs no pattern to be compared. */
const LITERAL = /^[\w .@~=,-]+$/;

function child(node: RuleNode, part: Exclude<ParseReturnFiltered, typeof GLOBSTAR>): RuleNode {
  const text = typeof part === 'string' ? part : (part._glob ?? part.source);
  if (typeof part === 'string' || LITERAL.test(text)) {
    const name = lowered(text);
    const next = node.literals.get(name) ?? emptyNode();
    node.literals.set(name, next);
    return next;
  }
  const glob = node.globs.get(text) ?? { matches: (name: string) => part.test(name), next: emptyNode() };
  node.globs.set(text, glob);
  return glob.next;
}

/** Other letters than these are compared as they are, unless a rule has them: then its pattern decides. */
export function lowered(name: string): string {
  return name.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function emptyNode(staysFor: RuleNode['staysFor'] = 'no folder'): RuleNode {
  const none = { ends: -1, endsInSlash: -1, endsInside: -1, takesInBelow: -1 };
  return { literals: new Map(), globs: new Map(), staysFor, ...none };
}
