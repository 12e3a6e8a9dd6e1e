import { packageOf } from '../../model/imported-packages.ts';
import { typesOf } from './type-packages.ts';
import { NODE_MODULES } from '../../model/node-modules.ts';

/** What TypeScript prints where it finds no module or types: for an import, JSX, a name in `types`, or `extends`. */
const NOT_FOUND = /TS(?:2307|2792|7016|2875|2688|6053)\b[^'\n]*'([^'\n]+)'/g;
const COLOR = new RegExp(String.raw`${'\u001B'}\[\d*m`, 'g');

/**
 * The packages that TypeScript has not found because the lab does not have them. Of types that a declaration file
 * names, it may only say that what they declare is missing.
 */
export function lackingPackages(
  printed: string,
  named: Iterable<string>,
  hasTypes: (name: string) => boolean,
): string[] {
  const plain = printed.replaceAll(COLOR, '');
  const names = [...plain.matchAll(NOT_FOUND)].flatMap(([, specifier = '']) => packageOf(specifier) ?? []);
  return [...new Set([...names, ...named])].filter(
    (name) => !hasTypes(name) && !hasTypes(typesOf(name)) && !NODE_MODULES.has(name),
  );
}
