import { MOST_SCRIPT_BYTES } from '../../model/limits.ts';

/**
 * A comment or a string; strings are matched to keep comments from beginning in one. Each may be open where its line or the file
 * ends: without that, every further quote would read the rest again, which takes minutes for a file made for it.
 */
const COMMENT_OR_STRING =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|`(?:\\[\s\S]?|[^`\\])*`?/g;
const REFERENCE = /^\/\/\/\s*<reference\s+types\s*=\s*(['"])([^'"]+)\1/;
/** What is before a string that is imported, and before one that is declared as a module. */
const LOADS = /\b(?:from|import|import\s*\(|require\s*\()\s*$/;
const DECLARES = /\bmodule\s*$/;
/** Enough characters to see `import (` with some spaces. */
const BEFORE = 30;

/** What a declaration file asks for. */
export interface DeclarationFacts {
  /** What it imports, also inside types. */
  imports: string[];
  /** Packages whose types it names with `/// <reference types="…" />`. */
  references: string[];
}

/**
 * Reads the imports of a declaration file without a compiler: declarations have no regular expressions, so comments and
 * strings are told apart by their signs. What the file itself declares as a module needs no package. Returns undefined if the
 * file is too large.
 */
export function declarationFacts(code: string): DeclarationFacts | undefined {
  if (code.length > MOST_SCRIPT_BYTES) return undefined;
  const references: string[] = [];
  const imports = new Set<string>();
  const declared = new Set<string>();
  for (const { 0: part, index } of code.matchAll(COMMENT_OR_STRING)) {
    const reference = REFERENCE.exec(part)?.[2];
    if (reference !== undefined) references.push(reference);
    if (!/^(['"])[\s\S]*\1$/.test(part)) continue;
    const before = code.slice(Math.max(0, index - BEFORE), index);
    if (LOADS.test(before)) imports.add(part.slice(1, -1));
    else if (DECLARES.test(before)) declared.add(part.slice(1, -1));
  }
  return { imports: [...imports].filter((source) => !declared.has(source)), references };
}
