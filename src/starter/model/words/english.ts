import { STARTER_PAGE_WORDS } from './page-words.ts';

/** Words that only the build writes. */
const BUILD_WORDS = {
  starter: 'Starter',
  starterNeedsScripts:
    'Answering the questions needs JavaScript. Without it, the tables below say what to set, and each page builds one such project.',
  starterInMarkdown: 'The web page asks what you build here, and writes the files of the project.',
  starterProject: 'as a project',
  starterProjectOf: '{row}, as a project',
  starterChecked:
    'The [starter](/start) has {combinations} combinations of answers. {possible} of them are projects, all different; the others say why not. Before each release, {triples} projects that together have every triple of answers are built, imported, required and examined by the [doctor](/doctor), and their tests are run. Every run of the checks builds {pairs} with every pair.',
} as const;

/** All words of the starter in English. Every other language has the same keys. */
export const STARTER_ENGLISH = { ...BUILD_WORDS, ...STARTER_PAGE_WORDS };

export type StarterWords = Readonly<Record<keyof typeof STARTER_ENGLISH, string>>;
