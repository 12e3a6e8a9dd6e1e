import type { Problem } from '../../model/problem.ts';
import type { ProseBlock } from './page-prose.ts';
import { sentencesIn, wordsIn } from './reading.ts';
import type { Word } from './reading.ts';
import type { Speller } from './speller.ts';
import { wornOutIn } from './worn-out.ts';

/** The word limit of a sentence. Hurried readers lose the beginning of a longer one. */
const LONGEST_SENTENCE = 38;
/** Words that say nothing, or that tell readers how to feel. */
const EMPTY_WORDS = new Set(
  'simply obviously easily basically actually blazing seamless seamlessly effortless effortlessly powerful robust leverage'.split(
    ' ',
  ),
);

export function checkProse(blocks: readonly ProseBlock[], file: string, speller: Speller): Problem[] {
  return [...blocks.flatMap((block) => checkBlock(block, file, speller)), ...checkPhrases(blocks, file)];
}

/** Reports worn-out phrases. Unlike spelling, they can be judged in source code too. */
export function checkPhrases(blocks: readonly ProseBlock[], file: string): Problem[] {
  return blocks.flatMap((block) =>
    wornOutIn(block.text, block.isRunning).map(({ text, index, instead }) => ({
      level: 'error',
      file,
      line: lineAt(block, index),
      what: `"${text}" is worn out.`,
      fix: `Write instead: ${instead}.`,
    })),
  );
}

function lineAt({ text, line }: ProseBlock, index: number): number {
  return line + (text.slice(0, index).match(/\n/g)?.length ?? 0);
}

function checkBlock(block: ProseBlock, file: string, speller: Speller): Problem[] {
  const { text, isRunning } = block;
  const problems: Problem[] = [];
  const tell = ({ index }: Word, what: string, fix: string, didYouMean?: string) =>
    problems.push({
      level: 'error',
      file,
      line: lineAt(block, index),
      what,
      fix,
      ...(didYouMean !== undefined && { didYouMean: `"${didYouMean}"` }),
    });
  const words = wordsIn(text);
  for (const [position, word] of words.entries()) {
    const before = words[position - 1];
    if (!speller.isRight(word.text))
      tell(
        word,
        `"${word.text}" is not in the dictionary.`,
        'Fix it, write it as code, or add it to dictionary.txt.',
        speller.nearest(word.text),
      );
    if (EMPTY_WORDS.has(word.text.toLowerCase()))
      tell(word, `"${word.text}" adds nothing for the reader.`, 'Remove it.');
    if (before && isRepeated(before, word, text))
      tell(word, `"${word.text}" appears twice in a row.`, 'Remove one of them.');
  }
  if (isRunning)
    for (const sentence of sentencesIn(text)) {
      const { length } = wordsIn(sentence.text);
      if (length > LONGEST_SENTENCE)
        tell(
          sentence,
          `A sentence has ${length} words: "${sentence.text.slice(0, 40)}…"`,
          'Split it in two.',
        );
    }
  return problems;
}

/** "that that" can be correct, and so can a repeated name of code. */
function isRepeated(before: Word, word: Word, text: string): boolean {
  return (
    before.text.toLowerCase() === word.text.toLowerCase() &&
    !['that', 'had', 'x'].includes(word.text.toLowerCase()) &&
    !/^\d+$/.test(word.text) &&
    /^\s+$/.test(text.slice(before.index + before.text.length, word.index))
  );
}
