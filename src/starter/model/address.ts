import { DEFAULT_ANSWERS, isAnswer, OPTIONS, QUESTIONS } from './answers.ts';
import type { Answers } from './answers.ts';
import { isPackageName } from './package-name.ts';
import type { StarterMessage } from './words/page-words.ts';

/** Either the answers, or a sentence about what an address has that is not one. */
export type ReadAnswers = { answers: Answers } | { problem: StarterMessage };

/** No address that we write is longer. */
const MOST_CHARACTERS = 400;
/** Characters of a foreign word that a message repeats. */
const MOST_SHOWN = 30;

/** Writes answers as the query of an address, such as `?loads=script&framework=vue`; the usual ones are not in it. */
export function queryOf(answers: Answers): string {
  const query = new URLSearchParams();
  if (answers.name !== DEFAULT_ANSWERS.name) query.set('name', answers.name);
  for (const question of QUESTIONS)
    if (answers[question] !== DEFAULT_ANSWERS[question]) query.set(question, answers[question]);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Reads answers from the query of an address, which anybody may have written: one unknown word, and none of it is used.
 * @param others keys that have another purpose
 */
export function answersOf(query: string, others: readonly string[] = []): ReadAnswers {
  if (query.length > MOST_CHARACTERS) return { problem: ['The address is too long to be from this page.'] };
  const answers: Answers = { ...DEFAULT_ANSWERS };
  const seen = new Set<string>();
  for (const [key, value] of new URLSearchParams(query)) {
    if (others.includes(key)) continue;
    if (seen.has(key)) return { problem: ['The address has {key} twice.', { key: shown(key) }] };
    seen.add(key);
    if (!take(answers, key, value))
      return {
        problem: [
          'The address has {key}, which is not an answer here.',
          { key: `${shown(key)}=${shown(value)}` },
        ],
      };
  }
  return { answers };
}

/** Sets an answer, if it is one. */
function take(answers: Answers, key: string, value: string): boolean {
  if (key === 'name') {
    if (!isPackageName(value)) return false;
    answers.name = value;
    return true;
  }
  if (!Object.hasOwn(OPTIONS, key)) return false;
  const question = key as keyof typeof OPTIONS;
  if (!isAnswer(question, value)) return false;
  Object.assign(answers, { [question]: value });
  return true;
}

/** What a message repeats of a foreign word: no characters that change how the rest is read. */
function shown(text: string): string {
  const plain = text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '�');
  return plain.length > MOST_SHOWN ? `${plain.slice(0, MOST_SHOWN)}…` : plain;
}
