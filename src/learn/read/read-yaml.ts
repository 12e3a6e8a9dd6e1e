import { type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { explainIssues } from '../../engine/config/explain-issue.ts';
import { yamlOffset } from '../../engine/config/yaml-offset.ts';
import { positionAt } from '../../engine/files/position.ts';
import type { Problem } from '../../model/problem.ts';

interface YamlFile<Value> {
  /** The name used in problems. */
  file: string;
  /** What authors call it, in lowercase. */
  noun: string;
  schema: z.ZodType<Value>;
}

/** Reads and checks a YAML file. Every problem has its line. */
export function readYaml<Value>(
  source: string,
  { file, noun, schema }: YamlFile<Value>,
): { value: Value } | { problems: Problem[] } {
  const document = parseDocument(source, { prettyErrors: false });
  const problemAt = (offset: number, words: Pick<Problem, 'what'> & Partial<Problem>): Problem => ({
    level: 'error',
    file,
    ...positionAt(source, offset),
    ...words,
  });
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) =>
      problemAt(pos[0], {
        what: `The ${noun} is not valid YAML: ${(message.split('\n')[0] ?? '').replace(/\.$/, '')}.`,
      }),
    );
    return { problems };
  }
  const input: unknown = document.toJS();
  const result = schema.safeParse(input);
  if (result.success) return { value: result.data };
  const contents: Node | null = document.contents;
  const problems = explainIssues(result.error, { schema, input, nouns: { key: 'key', whole: noun } }).map(
    ({ path, pointAt, ...words }) => problemAt(yamlOffset(contents, { path, pointAt }), words),
  );
  return { problems };
}
