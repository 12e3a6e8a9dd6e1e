import type { Answers } from './answers.ts';

/** One row of a table with rules; its cells have code in backticks and links as in Markdown. */
export interface Decision {
  cells: readonly string[];
  /** The project that follows the rule; nothing if the starter does not write one. */
  answers?: Partial<Answers>;
  /** What the configuration of that project contains. */
  sets?: readonly string[];
}

export interface DecisionTable {
  head: readonly string[];
  rows: readonly Decision[];
}

export type TableName = keyof typeof DECISION_TABLES;

const components = (framework: Answers['framework']): Partial<Answers> => ({ loads: 'bundlers', framework });

/** The tables of pages that the starter acts on. */
export const DECISION_TABLES = {
  solutions: {
    head: ['Your library', 'Set', 'Page'],
    rows: [
      {
        cells: ['Runs in Node.js, or anywhere without a DOM', 'nothing', '[Node.js](/guide/solution/nodejs)'],
        answers: {},
      },
      {
        cells: [
          'Is a program for the command line',
          '`output.autoExternal: false`',
          '[CLI tool](/guide/solution/command-line)',
        ],
        answers: { loads: 'command', types: 'none' },
        sets: ['autoExternal: false'],
      },
      {
        cells: [
          'Is loaded with a script tag',
          "`format: 'umd'`, `umdName`, `output.target: 'web'`",
          '[Script for a CDN](/guide/solution/cdn)',
        ],
        answers: { loads: 'script' },
        sets: ["format: 'umd'", 'umdName', "target: 'web'"],
      },
      {
        cells: [
          'Exports React components',
          "`output.target: 'web'`, `@rsbuild/plugin-react`",
          '[React](/guide/solution/react)',
        ],
        answers: components('react'),
        sets: ["target: 'web'", '@rsbuild/plugin-react'],
      },
      {
        cells: [
          'Has React components for server and client',
          '`bundle: false`',
          '[React Server Components](/guide/solution/react-server-components)',
        ],
      },
      {
        cells: [
          'Exports Preact components',
          "`output.target: 'web'`, `@rsbuild/plugin-preact`",
          '[Preact](/guide/solution/preact)',
        ],
        answers: components('preact'),
        sets: ["target: 'web'", '@rsbuild/plugin-preact'],
      },
      {
        cells: [
          'Exports Vue components',
          "`output.target: 'web'`, `@rsbuild/plugin-vue`",
          '[Vue](/guide/solution/vue)',
        ],
        answers: components('vue'),
        sets: ["target: 'web'", '@rsbuild/plugin-vue'],
      },
      {
        cells: [
          'Exports Svelte components',
          'three outputs, `@rsbuild/plugin-svelte`',
          '[Svelte](/guide/solution/svelte)',
        ],
        answers: components('svelte'),
        sets: ["id: 'source'", "id: 'client'", "id: 'server'", '@rsbuild/plugin-svelte'],
      },
      {
        cells: [
          'Exports Solid components',
          'three outputs, `@rsbuild/plugin-solid`, `@rsbuild/plugin-babel`',
          '[Solid](/guide/solution/solid)',
        ],
        answers: components('solid'),
        sets: [
          "id: 'source'",
          "id: 'client'",
          "id: 'server'",
          '@rsbuild/plugin-solid',
          '@rsbuild/plugin-babel',
        ],
      },
    ],
  },
  formats: {
    head: ['Who loads your package?', 'Ship'],
    rows: [
      {
        cells: ['Bundlers, browsers, Node.js 20.19, 22.12 or later', '`esm`'],
        answers: {},
        sets: ["format: 'esm'"],
      },
      {
        cells: [
          'The same, plus older Node.js versions or tools that fail on `require()` of an ES module, with `ERR_REQUIRE_ESM`',
          '[`esm` and `cjs`](/guide/basic/output-format#both)',
        ],
        answers: { support: 'older', cjs: 'yes' },
        sets: ["format: 'esm'", "format: 'cjs'"],
      },
      {
        cells: ['A page with a plain script tag', '[`umd`](/guide/basic/output-format#umd), beside `esm`'],
        answers: { loads: 'script' },
        sets: ["format: 'esm'", "format: 'umd'"],
      },
      {
        cells: [
          'A page that runs your script and asks for nothing back',
          '[`iife`](/guide/basic/output-format#iife)',
        ],
      },
      {
        cells: [
          'Applications that load your code from a URL while they run',
          '[`mf`](/guide/basic/output-format#mf)',
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, DecisionTable>>;
