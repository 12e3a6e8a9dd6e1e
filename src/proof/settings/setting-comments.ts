import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Visitor, parseSync } from 'rolldown/utils';

/** The comments of an object literal's properties, by key. */
type Comments = ReadonlyMap<string, string>;

/** Where the schema of `site.config.ts` is written. A test fails for a setting whose comment is in another file. */
const SCHEMA_FILES = ['site-settings.ts', 'setting-parts.ts', 'search-setting.ts', 'nav-schema.ts'];

export function schemaFiles(engineRoot: string): string[] {
  return SCHEMA_FILES.map((name) => path.join(engineRoot, 'src/engine/config', name));
}

/**
 * Reads the comments of settings. They are not part of the schema at run time, because only comments appear in editors.
 */
export function readComments(engineRoot: string): Comments[] {
  return schemaFiles(engineRoot).flatMap((file) => commentsIn(file, readFileSync(file, 'utf8')));
}

/** One map for each object literal that has comments. */
export function commentsIn(file: string, code: string): Comments[] {
  const { program, comments } = parseSync(file, code);
  const blocks = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const found: Comments[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const own = properties.flatMap((property): [string, string][] => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
        const comment = blocks.find(
          ({ end }) => code.slice(end, property.start).trim() === '' && end <= property.start,
        );
        return [[property.key.name, comment ? plainText(comment.value) : '']];
      });
      if (own.some(([, comment]) => comment !== '')) found.push(new Map(own));
    },
  }).visit(program);
  return found;
}

/** Taken from the largest literal that has the key and whose keys are all among `keys`. */
export function commentOf(key: string, keys: readonly string[], comments: readonly Comments[]): string {
  const fitting = comments.filter(
    (own) => own.has(key) && [...own.keys()].every((one) => keys.includes(one)),
  );
  return fitting.toSorted((a, b) => b.size - a.size)[0]?.get(key) ?? '';
}

function plainText(comment: string): string {
  return comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/, '').trim())
    .join(' ')
    .trim();
}
