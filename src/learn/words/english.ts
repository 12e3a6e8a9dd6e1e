import { LEARN_BROWSER_WORDS } from './browser-words.ts';
import { LEARN_PAGE_WORDS } from './page-words.ts';

/** Words that only the build writes. */
const BUILD_WORDS = {
  learn: 'Lesson',
  learnNeedsScripts: 'Building and checking an answer needs JavaScript. Without it, read the three steps.',
  learnReadsNeedsScripts: 'Checking an answer needs JavaScript. Without it, read the project and an answer.',
  learnTracks: 'You want to',
  learnTrackPages: 'Read in this order',
  learnStart: 'The project',
  learnAnswer: 'An answer',
  learnDeleted: 'Delete {file}.',
  learnWritten: 'What Rslib writes for it',
  learnInMarkdown: 'On the web page, the real Rslib builds your answer, and a judge looks at what it wrote.',
  learnReadsInMarkdown: 'On the web page, a judge reads the fields of your files. Nothing is built.',
} as const;

/** All words of lessons in English. Every other language has the same keys. */
export const LEARN_ENGLISH = { ...BUILD_WORDS, ...LEARN_BROWSER_WORDS, ...LEARN_PAGE_WORDS };

export type LearnWords = Readonly<Record<keyof typeof LEARN_ENGLISH, string>>;
