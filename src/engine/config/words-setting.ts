import { z } from 'zod';
import { slotsOf } from '../../model/words/fill-in.ts';
import { ENGLISH, WORD_KEYS } from '../../model/words/words.ts';
import type { WordKey } from '../../model/words/words.ts';

/** A word with the same names in braces as the English one, because the shell fills them in. */
function word(key: WordKey) {
  const slots = slotsOf(ENGLISH[key]);
  const expected = slots.length > 0 ? slots.map((slot) => `{${slot}}`).join(' and ') : 'nothing in braces';
  return z
    .string()
    .min(1)
    .refine((text) => slotsOf(text).join() === slots.join(), `must contain ${expected}`)
    .optional();
}

/** Words of the shell in one language, by their keys. */
export const words = z.strictObject(
  Object.fromEntries(WORD_KEYS.map((key) => [key, word(key)])) as Record<WordKey, ReturnType<typeof word>>,
);
