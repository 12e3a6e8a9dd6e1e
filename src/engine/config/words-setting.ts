import { z } from 'zod';
import { slotsOf } from '../../model/words/fill-in.ts';
import { ENGLISH, WORD_KEYS } from '../../model/words/words.ts';
import type { WordKey } from '../../model/words/words.ts';

/** The names in braces must be the same as in English, because the page fills them in. */
export function slotProblem(text: string, english: string): string | undefined {
  const slots = slotsOf(english);
  if (slotsOf(text).join() === slots.join()) return undefined;
  return `must contain ${slots.length > 0 ? slots.map((slot) => `{${slot}}`).join(' and ') : 'nothing in braces'}`;
}

function word(key: WordKey) {
  return z
    .string()
    .min(1)
    .superRefine((text, context) => {
      const message = slotProblem(text, ENGLISH[key]);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .optional();
}

/** Words in one language, by their keys. Those of extensions are checked when the extensions are known. */
export const words = z
  .strictObject(
    Object.fromEntries(WORD_KEYS.map((key) => [key, word(key)])) as Record<WordKey, ReturnType<typeof word>>,
  )
  .catchall(z.string().min(1).optional());
