import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DeclarationFile } from '../declared/declarations.ts';

/**
 * The declaration files that a user of a package can reach, its entry first. A name that another file declares for
 * internal use is not among them.
 */
export function publicDeclarations(packageDir: string): DeclarationFile[] {
  const { types } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    types?: string;
  };
  if (types === undefined) throw new Error(`${packageDir} does not say where its declarations are.`);
  const found = new Map<string, DeclarationFile>();
  const visit = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    found.set(file, { name: file, text });
    for (const [, target] of text.matchAll(/\bfrom '(\.[^']+)\.js'/g))
      visit(path.resolve(path.dirname(file), `${target}.d.ts`));
  };
  visit(path.resolve(packageDir, types));
  return [...found.values()];
}
