import { isRecord } from '../../model/package.ts';
import type { Manifest } from '../../model/package.ts';
import { ordered } from './exports.ts';
import type { SyntaxOf } from './exports.ts';
import { fileName } from '../../model/package.ts';
import { MOST_LEVELS } from '../../model/limits.ts';

/** Repairs the notation of `imports`. Its targets may be bundled and gone, so they stay. */
export function proposeImports({ imports }: Manifest, syntaxOf: SyntaxOf): unknown {
  if (!isRecord(imports)) return undefined;
  return Object.fromEntries(
    Object.entries(imports).map(([key, target]) => {
      const isFolder = key.endsWith('/');
      const name = `${key.startsWith('#') ? '' : '#'}${key.replace(/^\/+/, '')}${isFolder ? '*' : ''}`;
      return [name, repaired(target, syntaxOf, MOST_LEVELS)];
    }),
  );
}

function repaired(target: unknown, syntaxOf: SyntaxOf, levels: number): unknown {
  if (typeof target === 'string') {
    const inside =
      target.startsWith('.') && !target.startsWith('./') ? `./${target.replace(/^[./]+/, '')}` : target;
    return inside.endsWith('/') ? `${inside}*` : inside;
  }
  if (levels === 0) return target;
  if (Array.isArray(target)) return repaired(target[0], syntaxOf, levels - 1);
  if (!isRecord(target)) return target;
  const conditions = new Map<string, unknown>();
  for (const [condition, inner] of Object.entries(target)) {
    const isWrong =
      condition === 'module' && typeof inner === 'string' && syntaxOf(fileName(inner)) === 'cjs';
    if (!isWrong) conditions.set(condition, repaired(inner, syntaxOf, levels - 1));
  }
  return Object.fromEntries(ordered(conditions));
}
