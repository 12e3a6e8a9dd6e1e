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
  /** Scripts that cannot be parsed. */
  unparsed: readonly string[];
}

export function factsOf(pkg: Package): Facts {
  const scripts = new Map<string, ScriptFacts>();
  const declarations = new Map<string, DeclarationFacts>();
  const unparsed: string[] = [];
  for (const name of pkg.files.keys()) {
    if (isScript(name)) {
      const facts = scriptFacts(textOf(pkg.files, name) ?? '');
      if (facts) scripts.set(name, facts);
      else unparsed.push(name);
    } else if (isDeclaration(name)) declarations.set(name, declarationFacts(textOf(pkg.files, name) ?? ''));
  }
  return { pkg, scripts, declarations, unparsed };
}
