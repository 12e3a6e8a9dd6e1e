import { DESK_PAGE_WORDS } from './page-words.ts';

/** Words that only the build writes. */
const BUILD_WORDS = {
  desk: 'Migration desk',
  deskNeedsScripts:
    'Converting needs JavaScript. Without it, a table says what becomes of each option: {tables}.',
  deskInMarkdown: 'On the web page, paste a configuration to convert it.',
  deskConvertsThis: 'The [migration desk]({address}) follows this table: paste your configuration there.',
  deskNote: 'Note',
} as const;

/** All words of the migration desk in English. Every other language has the same keys. */
export const DESK_ENGLISH = { ...BUILD_WORDS, ...DESK_PAGE_WORDS };

export type DeskWords = Readonly<Record<keyof typeof DESK_ENGLISH, string>>;
