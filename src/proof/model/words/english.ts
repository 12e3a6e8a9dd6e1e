import { PROOF_BROWSER_WORDS } from './browser-words.ts';

/** Words of the proof, in English. Braces hold what is filled in. */
export const PROOF_ENGLISH = {
  ...PROOF_BROWSER_WORDS,

  run: 'Run',
  runWith: 'Run with {tool}',

  explorer: 'Output explorer: {title}',
  explorerAlso: 'Also emitted: {files}',
  explorerBuiltWith: 'Built with {tools}.',
  explorerTools: '{first} and {second}',
  explorerComma: ', ',
  explorerInMarkdown:
    'The web page has an explorer here, which shows the output files of every combination of options.',

  sinceOrEarlier: '{version} or earlier',
  sinceDefault: 'default changed in {version}',
  sinceDeprecated: 'deprecated in {version}',
  sinceComma: ', ',
  presetOption: 'Option',

  shareBlocks: 'Blocks of code',
  shareNumber: 'Number',
  shareShare: 'Share',
  shareRun: 'run as part of a project, with their outputs',
  shareChecked: 'checked by a parser; configurations also by the type checker',
  shareUntested: 'not tested, with the reason given',
  shareSummary: 'Blocks: {blocks}. Pages and fragments: {pages}. Projects: {projects}.',

  speedJavaScript: 'JavaScript only',
  speedDeclarations: 'JavaScript and declaration files',
  speedFails: 'fails on a type error',
  speedIgnores: 'ignores a type error',
  speedWork: '{output}; {checks}; {ratio}× by the clock',
  speedConditions:
    'Processor time and its ratio to Rslib, median of {rounds} rounds, measured on {date}: a library of {modules} modules with {lines} lines, {processors} processors, Node.js {node}, no caches.',
  speedRepeat: 'Repeat it with {command}.',

  settingsSetting: 'Setting',
  settingsPurpose: 'Purpose',
  settingsDefault: '{type}, default {value}',
  settingsRequired: '{type}, required',
  settingsKey: 'Key',
  settingsEnglish: 'English',

  optionType: 'Type',
  optionDefault: 'Default',
  optionCommandLine: 'Command line',
  optionNoFlag: 'no flag',
  optionTopLevel: 'Top level',
  optionForEveryItem: 'yes, for every item',
  optionInItem: 'no, in an item of lib',
  optionDeprecated: 'Deprecated',
  optionSince: 'Since',
} as const;

export type ProofWords = Readonly<Record<keyof typeof PROOF_ENGLISH, string>>;
