import { isDeclaration, isScript } from '../../model/module-format.ts';
import { textOf } from '../../model/package.ts';
import type { Package } from '../../model/package.ts';
import { declarationFacts } from './declaration-facts.ts';
import type { DeclarationFacts } from './declaration-facts.ts';
import { scriptFacts } from './script-facts.ts';
import type { ScriptFacts } from './script-facts.ts';

/** A package with what its files say, each parsed once for all checks. */
export interface Facts {
  pkg: Package;
  scripts: ReadonlyMap<string, ScriptFacts>;
  declarations: ReadonlyMap<string, DeclarationFacts>;
  /** Scripts and declarations that cannot be parsed. */
  unparsed: readonly string[];
}

export function factsOf(pkg: Package): Facts {
  const scripts = new Map<string, ScriptFacts>();
  const declarations = new Map<string, DeclarationFacts>();
  const unparsed: string[] = [];
  const note = <Read>(all: Map<string, Read>, name: string, facts: Read | undefined) => {
    if (facts === undefined) unparsed.push(name);
    else all.set(name, facts);
  };
  for (const name of pkg.files.keys()) {
    try {
      if (isScript(name)) note(scripts, name, scriptFacts(textOf(pkg.files, name) ?? ''));
      else if (isDeclaration(name)) note(declarations, name, declarationFacts(textOf(pkg.files, name) ?? ''));
    } catch {
      // A file that nobody has seen before costs its own facts, not those of the others.
      unparsed.push(name);
    }
  }
  return { pkg, scripts, declarations, unparsed };
}
