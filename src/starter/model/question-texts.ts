import type { Answers, Question } from './answers.ts';
import type { ProperName, StarterText } from './words/page-words.ts';

type OptionText = StarterText | ProperName;
type OptionTexts = { readonly [Name in Question]: Readonly<Record<Answers[Name], OptionText>> };

const YES_NO = { no: 'No', yes: 'Yes' } as const;

/** What the page calls each question. */
export const QUESTION_TEXTS: Readonly<Record<Question, StarterText>> = {
  loads: 'Who loads it',
  language: 'Language',
  framework: 'Components',
  styles: 'Styles',
  support: 'Runs on',
  types: 'Types',
  cjs: 'CommonJS too',
  tests: 'Tests',
  workspace: 'In a workspace',
};

const OPTION_TEXTS: OptionTexts = {
  loads: { node: 'Node.js', bundlers: 'Bundlers', script: 'A script tag', command: 'A command line' },
  language: { ts: 'TypeScript', js: 'JavaScript' },
  framework: {
    none: 'None',
    react: 'React',
    preact: 'Preact',
    vue: 'Vue',
    svelte: 'Svelte',
    solid: 'Solid',
  },
  styles: { none: 'None', css: 'CSS', modules: 'CSS Modules', sass: 'Sass' },
  support: { current: 'Current versions', older: 'Older ones' },
  types: { files: 'A file for each source', bundle: 'One file', none: 'None' },
  cjs: YES_NO,
  tests: YES_NO,
  workspace: YES_NO,
};

export function optionText<Name extends Question>(question: Name, value: Answers[Name]): OptionText {
  return OPTION_TEXTS[question][value];
}
