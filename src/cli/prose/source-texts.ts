import { Visitor, parseSync } from 'rolldown/utils';
import type { ProseBlock } from './page-prose.ts';

/** A sentence for people: it starts like one and has several words. */
const SENTENCE = /^[A-Z"“`$][^\n]* \S+ \S+/;
/** Matches code in a message, and what a template puts into one. */
const CODE = /`[^`]*`|\$\{\}|[\w-]*[./_]\w[\w./-]*/g;

/** The messages and texts of the interface in source code, with their lines. */
export function sourceTexts(file: string, code: string): ProseBlock[] {
  const found: { text: string; start: number }[] = [];
  const { program } = parseSync(file, code);
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') found.push({ text: value, start });
    },
    TemplateLiteral({ quasis, start }) {
      found.push({ text: quasis.map((quasi) => quasi.value.cooked ?? '').join('${}'), start });
    },
    JSXText({ value, start }) {
      found.push({ text: value, start });
    },
  }).visit(program);
  return found.flatMap(({ text, start }) => {
    const trimmed = text.trim();
    if (!SENTENCE.test(trimmed)) return [];
    const line = code.slice(0, start).split('\n').length;
    return [{ text: trimmed.replaceAll(CODE, 'X'), line, isRunning: true }];
  });
}
