/** The possible answers to each question, the usual one first. */
export const OPTIONS = {
  loads: ['node', 'bundlers', 'script', 'command'],
  language: ['ts', 'js'],
  framework: ['none', 'react', 'preact', 'vue', 'svelte', 'solid'],
  styles: ['none', 'css', 'modules', 'sass'],
  support: ['current', 'older'],
  types: ['files', 'bundle', 'none'],
  cjs: ['no', 'yes'],
  tests: ['yes', 'no'],
  workspace: ['no', 'yes'],
} as const;

export type Question = keyof typeof OPTIONS;
type Choices = { [Name in Question]: (typeof OPTIONS)[Name][number] };

/** What a reader has answered; `name` is the name of the package. */
export interface Answers extends Choices {
  name: string;
}

export type Framework = Answers['framework'];
/** The frameworks with components, without `none`. */
export type ComponentFramework = Exclude<Framework, 'none'>;

export const QUESTIONS = Object.keys(OPTIONS) as Question[];

export const DEFAULT_ANSWERS: Answers = {
  name: 'my-library',
  loads: 'node',
  language: 'ts',
  framework: 'none',
  styles: 'none',
  support: 'current',
  types: 'files',
  cjs: 'no',
  tests: 'yes',
  workspace: 'no',
};

/** Says whether a string is an answer to the question. */
export function isAnswer<Name extends Question>(question: Name, value: string): value is Answers[Name] {
  return (OPTIONS[question] as readonly string[]).includes(value);
}

/** Answers in which pages show the library: a framework, styles or a script tag. */
export const isForPages = ({ loads }: Answers): boolean => loads === 'bundlers' || loads === 'script';
