import type { Answers, Question } from './answers.ts';

/** Two answers that exclude each other. */
export interface Conflict {
  /** The answer to change, and what it conflicts with. */
  question: Question;
  other: Question;
  why: string;
  /** Route and anchor. */
  page: string;
}

interface Rule extends Conflict {
  applies(answers: Answers): boolean;
}

const RULES: readonly Rule[] = [
  {
    question: 'framework',
    other: 'loads',
    applies: ({ loads, framework }) => loads === 'node' && framework !== 'none',
    why: 'Components are for pages. A package for bundlers can be rendered in Node.js too.',
    page: '/guide/solution/#what-decides',
  },
  {
    question: 'framework',
    other: 'loads',
    applies: ({ loads, framework }) => loads === 'command' && framework !== 'none',
    why: 'A program in a terminal has no page for components.',
    page: '/guide/solution/command-line',
  },
  {
    question: 'styles',
    other: 'loads',
    applies: ({ loads, styles }) => (loads === 'node' || loads === 'command') && styles !== 'none',
    why: 'A build for Node.js drops styles.',
    page: '/guide/advanced/css',
  },
  {
    question: 'cjs',
    other: 'loads',
    applies: ({ loads, cjs }) => loads === 'command' && cjs === 'yes',
    why: 'Nobody loads a program with require().',
    page: '/guide/solution/command-line',
  },
  {
    question: 'types',
    other: 'loads',
    applies: ({ loads, types }) => loads === 'command' && types !== 'none',
    why: 'Nobody imports a program, so nobody reads its types.',
    page: '/guide/solution/command-line#source',
  },
  {
    question: 'framework',
    other: 'loads',
    applies: ({ loads, framework }) => loads === 'script' && !['none', 'vue'].includes(framework),
    why: 'Of these frameworks, only Vue still ships a script that sets a global variable.',
    page: '/guide/solution/cdn#externals',
  },
  {
    question: 'styles',
    other: 'framework',
    applies: ({ framework, styles }) => framework === 'svelte' && styles === 'modules',
    why: 'Svelte limits the styles of a component to it already.',
    page: '/guide/solution/svelte#source',
  },
  {
    question: 'styles',
    other: 'framework',
    applies: ({ framework, styles }) => framework === 'svelte' && styles === 'sass',
    why: 'Applications compile the component themselves, and would all need Sass.',
    page: '/guide/solution/svelte',
  },
  {
    question: 'types',
    other: 'framework',
    applies: ({ framework, types }) => (framework === 'vue' || framework === 'svelte') && types === 'bundle',
    why: 'API Extractor reads neither .vue nor .svelte files.',
    page: '/guide/solution/vue#dts',
  },
  {
    question: 'cjs',
    other: 'types',
    applies: ({ framework, cjs, types }) => framework === 'vue' && cjs === 'yes' && types !== 'none',
    why: 'vue-tsc writes types for ES modules only, and require() would get those.',
    page: '/guide/basic/output-format#types',
  },
  {
    question: 'cjs',
    other: 'framework',
    applies: ({ framework, cjs }) => framework === 'preact' && cjs === 'yes',
    why: 'Preact 11 is an ES module, so a CommonJS file could not load it where CommonJS is needed.',
    page: '/guide/basic/output-format#decide',
  },
  {
    question: 'cjs',
    other: 'framework',
    applies: ({ framework, cjs }) => framework === 'svelte' && cjs === 'yes',
    why: 'Svelte is an ES module, so a CommonJS file could not load it where CommonJS is needed.',
    page: '/guide/basic/output-format#decide',
  },
  {
    question: 'cjs',
    other: 'framework',
    applies: ({ framework, cjs }) => framework === 'solid' && cjs === 'yes',
    why: 'Applications compile the source, and Node.js loads the server output with require() too.',
    page: '/guide/solution/solid#package-json',
  },
];

/** The answers that exclude each other, and why; empty if a project is possible. */
export function conflictsIn(answers: Answers): Conflict[] {
  return RULES.filter(({ applies }) => applies(answers)).map(({ question, other, why, page }) => ({
    question,
    other,
    why,
    page,
  }));
}
