import dictionary from 'dictionary-en';
import nspell from 'nspell';

export interface Speller {
  isRight(word: string): boolean;
  nearest(word: string): string | undefined;
}

/** A name of code, where a title cannot mark it as such. */
const CAMEL_CASE = /^[a-z]+[A-Z]/;

/** English, and the words this project has besides, a line each; lines that begin with `#` are comments. */
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
