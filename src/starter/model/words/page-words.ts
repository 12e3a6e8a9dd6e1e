/**
 * Words that the page of the starter says in the browser, in English. Its code spells out the English text, which the
 * type `StarterText` compares with this list, so the list is never shipped.
 */
export const STARTER_PAGE_WORDS = {
  starterName: 'Name of the package',
  starterLoads: 'Who loads it',
  starterBundlers: 'Bundlers',
  starterScript: 'A script tag',
  starterCommand: 'A command line',
  starterLanguage: 'Language',
  starterFramework: 'Components',
  starterStyles: 'Styles',
  starterSupport: 'Runs on',
  starterCurrent: 'Current versions',
  starterOlder: 'Older ones',
  starterOlderMeans: 'Older ones: Node.js 18, Chrome 100 and Safari 15.',
  starterTypes: 'Types',
  starterTypesFiles: 'A file for each source',
  starterTypesBundle: 'One file',
  starterCjs: 'CommonJS too',
  starterTests: 'Tests',
  starterWorkspace: 'In a workspace',
  starterNone: 'None',
  starterYes: 'Yes',
  starterNo: 'No',

  starterAnswers: 'Answers',
  starterWhy: 'What the answer changes',
  starterAddsNothing: 'This answer adds nothing to the files.',
  starterReadMore: 'Read more',
  starterImpossible: 'These answers exclude each other',
  starterConflict: 'not with the other answers',
  starterChange: '{question}: {answer}',
  starterKnow: 'Know before you start',
  starterFiles: 'Files of the project',
  starterFileCount: '{count} files',
  starterMarked: 'Changed: ',
  starterMarkedCount: '{count} lines marked',
  starterOneMarked: '1 line marked',
  starterCopy: 'Copy',
  starterCopyFile: 'Copy {file}',
  starterCopied: 'Copied',
  starterPrompt: 'Copy to clipboard: press Ctrl+C (or Cmd+C), Enter',
  starterDownload: 'Download',
  starterOpenLab: 'Open in lab',
  starterReset: 'Start over',
  starterNotLoaded: 'The files cannot be loaded. Check your connection, then reload the page.',
  starterRefused: 'The address is not from this page, so it was not used. {reason}',
  starterBadName: 'npm does not accept this name, or the project uses a package of this name.',
  starterTooLong: 'The address is too long to be from this page.',
  starterTwice: 'The address has {key} twice.',
  starterForeign: 'The address has {key}, which is not an answer here.',
} as const;

/** An English text that the starter may say in the browser. */
export type StarterText = (typeof STARTER_PAGE_WORDS)[keyof typeof STARTER_PAGE_WORDS];

/** A name that is the same in every language. */
export type ProperName =
  | 'Node.js'
  | 'TypeScript'
  | 'JavaScript'
  | 'React'
  | 'Preact'
  | 'Vue'
  | 'Svelte'
  | 'Solid'
  | 'CSS'
  | 'CSS Modules'
  | 'Sass';

/** A message with what is filled in, said where it is shown. */
export type StarterMessage = readonly [text: StarterText, values?: Readonly<Record<string, string | number>>];
