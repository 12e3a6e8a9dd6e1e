import dictionary from 'dictionary-en';
import nspell from 'nspell';

export interface Speller {
  isRight(word: string): boolean;
  nearest(word: string): string | undefined;
}

/** Matches a name of code in a place that cannot mark it as code, such as a title. */
const CAMEL_CASE = /^[a-z]+[A-Z]/;

/** Creates a speller for English and the project's own words, one per line. Lines that start with `#` are comments. */
export function createSpeller(ownWords: string): Speller {
  const english = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  for (const line of ownWords.split('\n')) {
    const word = line.trim();
    if (word !== '' && !word.startsWith('#')) english.add(word);
  }
  const known = new Map<string, boolean>();
  const isRight = (word: string) => {
    const answer = known.get(word) ?? (english.correct(word) || english.correct(word.replace(/['’]s$/, '')));
    known.set(word, answer);
    return answer;
  };
  return {
    isRight: (word) =>
      !/^\p{L}[\p{L}'’]+$/u.test(word) || CAMEL_CASE.test(word) || isRight(word.replaceAll('’', "'")),
    nearest: (word) => english.suggest(word)[0],
  };
}
