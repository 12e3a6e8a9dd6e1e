import type { ComponentFramework, Question } from './answers.ts';
import type { Mark } from './lines.ts';

const because = (question: Question, why: string, page: string): Mark => ({ question, why, page });

/** Why lines are there that follow from who loads the library. */
export const LOADS = {
  webTarget: because(
    'loads',
    'The default target is Node.js, which drops styles.',
    '/guide/solution/#what-decides',
  ),
  nodeTypes: because(
    'loads',
    'TypeScript 6 and later find the types of Node.js only if they are named.',
    '/guide/solution/nodejs#the-source',
  ),
  pageTypes: because('loads', 'The code may use what browsers offer.', '/guide/basic/typescript#tsconfig'),
  umd: because(
    'loads',
    'A script tag gets one global variable, and bundlers keep the ES module.',
    '/guide/solution/cdn',
  ),
  umdEntry: because(
    'loads',
    'The name of the entry names the file, so it does not replace index.js.',
    '/guide/solution/cdn',
  ),
  umdSmall: because(
    'loads',
    'Pages download this file as it is, so it is small, and a map leads to the source.',
    '/guide/solution/cdn',
  ),
  cdnFields: because(
    'loads',
    'CDNs serve this file for an address without a path.',
    '/guide/solution/cdn#package-json',
  ),
  command: because(
    'loads',
    'A program has its own entry, which begins with a hashbang.',
    '/guide/solution/command-line#source',
  ),
  commandBundle: because(
    'loads',
    'With its dependencies inside, the program is one file and starts sooner.',
    '/guide/solution/command-line',
  ),
  bin: because('loads', 'npm links this file as a command.', '/guide/solution/command-line#package-json'),
  json: because(
    'loads',
    'The program prints the version in package.json.',
    '/guide/solution/command-line#source',
  ),
  noExports: because(
    'loads',
    'Nobody imports a program, so it exports nothing.',
    '/guide/solution/command-line#package-json',
  ),
} as const;

export const LANGUAGE = {
  typescript: because(
    'language',
    'TypeScript checks the source, and writes the declaration files.',
    '/guide/basic/typescript#type-errors',
  ),
  settings: because(
    'language',
    'Says which files are the library, and how strictly they are checked.',
    '/guide/basic/typescript#tsconfig',
  ),
  jsdoc: because(
    'language',
    'In JavaScript, types come from JSDoc comments.',
    '/guide/basic/typescript#javascript',
  ),
} as const;

export const STYLES = {
  import: because(
    'styles',
    'The styles of the library, and the class that they are for.',
    '/guide/advanced/css#extraction',
  ),
  entry: because(
    'styles',
    'A stylesheet can be an entry. An import of it would remain in the types, where nothing resolves it.',
    '/guide/advanced/css#tokens',
  ),
  file: because(
    'styles',
    'Users import the stylesheet once, so exports has to list it.',
    '/guide/advanced/css#extraction',
  ),
  sideEffects: because(
    'styles',
    'Bundlers may drop unused code, but never a stylesheet.',
    '/guide/advanced/css#extraction',
  ),
  types: because(
    'styles',
    'TypeScript has no types for stylesheets; Rslib ships them.',
    '/guide/basic/typescript#ambient-types',
  ),
  prefix: because(
    'styles',
    'Another library may have a class and a file of the same names.',
    '/guide/advanced/css#css-modules',
  ),
  sass: because('styles', 'This plugin brings the Sass compiler.', '/guide/advanced/css#less-and-sass'),
} as const;

export const SUPPORT = {
  engines: because(
    'support',
    'Tells npm what you support, and Rslib which syntax to write.',
    '/guide/advanced/output-compatibility#targets',
  ),
  syntax: because(
    'support',
    'Rewrites newer syntax for these browsers.',
    '/guide/advanced/output-compatibility#targets',
  ),
  lib: because(
    'support',
    'The type check reports functions that the oldest version lacks.',
    '/guide/advanced/output-compatibility#functions',
  ),
} as const;

export const TYPES = {
  dts: because('types', 'Writes a declaration file for each source file.', '/config/lib/dts'),
  bundle: because(
    'types',
    'Writes one declaration file, and hides the others.',
    '/guide/advanced/dts-bundle',
  ),
  extractor: because('types', 'API Extractor puts all types into one file.', '/guide/advanced/dts-bundle'),
  first: because(
    'types',
    'Types come first, because the first condition that matches wins.',
    '/guide/publish/exports#types-first',
  ),
  vueTsc: because(
    'types',
    'Only vue-tsc reads .vue files, and it needs TypeScript 6.',
    '/guide/solution/vue#types',
  ),
  svelte: because(
    'types',
    'TypeScript does not read .svelte files, so the types of a component are in a file beside it.',
    '/guide/solution/svelte#types',
  ),
} as const;

export const CJS = {
  output: because(
    'cjs',
    'Node.js before 20.19 loads only this format with require().',
    '/guide/basic/output-format#both',
  ),
  folder: because(
    'cjs',
    'Each format has its own folder, and types that fit it.',
    '/guide/basic/output-format#types',
  ),
} as const;

export const TESTS = {
  rstest: because('tests', 'Rstest compiles tests as Rslib compiles the library.', '/guide/advanced/testing'),
  browser: because('tests', 'happy-dom is the browser of the tests.', '/guide/advanced/testing#adapter'),
  render: because('tests', 'The test renders the component.', '/guide/solution/react#test'),
  test: because(
    'tests',
    'The test imports the source, so it needs no build.',
    '/guide/advanced/testing#source',
  ),
  command: because(
    'tests',
    'The test runs the built program as a user does.',
    '/guide/solution/command-line#test',
  ),
} as const;

export const WORKSPACE = {
  root: because(
    'workspace',
    'The root lists the packages, and builds them in this order.',
    '/guide/publish/monorepo#workspaces',
  ),
  base: because('workspace', 'All packages share these settings.', '/guide/publish/monorepo#workspaces'),
} as const;

interface FrameworkReasons {
  plugin: Mark;
  peer: Mark;
  jsx: Mark;
  source: Mark;
}

const page = (framework: ComponentFramework) => `/guide/solution/${framework}`;
const peer = (framework: ComponentFramework, name: string) =>
  because(
    'framework',
    `The application provides ${name}, so there is only one copy.`,
    `${page(framework)}#package-json`,
  );
const component = (framework: ComponentFramework, name: string) =>
  because('framework', `A component of ${name}.`, page(framework));
const noJsx = because('framework', 'The types of JSX come from this package.', page('solid'));

/** Why lines are there that follow from the framework. */
export const FRAMEWORK: Readonly<Record<ComponentFramework, FrameworkReasons>> = {
  react: {
    plugin: because(
      'framework',
      'Without the plugin, JSX calls a React that nothing imports.',
      '/guide/solution/react#no-plugin',
    ),
    peer: peer('react', 'React'),
    jsx: because('framework', 'JSX gets the types of React.', '/guide/basic/typescript#tsconfig'),
    source: component('react', 'React'),
  },
  preact: {
    plugin: because(
      'framework',
      'Compiles JSX for Preact; without its aliases, preact/compat stays external.',
      '/guide/solution/preact#aliases',
    ),
    peer: peer('preact', 'Preact'),
    jsx: because('framework', 'JSX gets the types of Preact.', '/guide/solution/preact#source'),
    source: component('preact', 'Preact'),
  },
  vue: {
    plugin: because('framework', 'Compiles .vue files.', '/guide/solution/vue'),
    peer: peer('vue', 'Vue'),
    jsx: noJsx,
    source: component('vue', 'Vue'),
  },
  svelte: {
    plugin: because(
      'framework',
      'Svelte compiles to other code for browsers than for servers.',
      '/guide/solution/svelte#server',
    ),
    peer: peer('svelte', 'Svelte'),
    jsx: noJsx,
    source: component('svelte', 'Svelte'),
  },
  solid: {
    plugin: because(
      'framework',
      'Solid’s compiler is a preset for Babel, so it takes both plugins.',
      '/guide/solution/solid#no-babel',
    ),
    peer: peer('solid', 'Solid'),
    jsx: because('framework', 'JSX gets the types of Solid.', '/guide/solution/solid#source'),
    source: component('solid', 'Solid'),
  },
};

/** Why Svelte and Solid have three outputs. */
export const OUTPUTS = {
  svelteSource: because(
    'framework',
    'Applications with Svelte compile the component with their own version.',
    '/guide/solution/svelte',
  ),
  solidSource: because(
    'framework',
    'Applications compile the JSX themselves, for browsers or servers.',
    '/guide/solution/solid',
  ),
  compiled: because(
    'framework',
    'Compiled files are for everybody else: browser for bundlers, default for Node.js.',
    '/guide/solution/svelte#package-json',
  ),
  vueGlobal: because(
    'framework',
    'The page loads Vue as a global variable, and a second copy would not work with it.',
    '/guide/solution/cdn#externals',
  ),
  clientDirective: because(
    'framework',
    'Only the directive of the entry is in a bundle.',
    '/guide/solution/react#use-client',
  ),
} as const;
