/** A consonant doubled before an ending, as in `splitting`. */
export const DOUBLED = /([bdgmnprt])\1$/;
const INFLECTION = /(?<=.{3})(?:ie[sd]|y|(?<!s)e?s|es|e?d|ing|e)$/;

/** Removes endings of plural and tense, only for comparison: `split` for `splits` and `splitting`. */
export function baseForm(word: string): string {
  return word.replace(INFLECTION, '').replace(DOUBLED, '$1');
}
