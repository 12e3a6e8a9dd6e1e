import type { Answers } from './answers.ts';
import type { Mark } from './lines.ts';
import { baseNameOf } from './package-name.ts';
import { CJS, FRAMEWORK, TYPES } from './reasons.ts';

/** Where the built files are, which the configuration, package.json and the README have to agree on. */
export interface Layout {
  /** Extension of the sources: `ts` or `js`. */
  source: 'ts' | 'js';
  /** Extension of sources with JSX. */
  jsx: 'tsx' | 'jsx';
  /** Folder of the ES module. */
  esm: string;
  /** Folder of the CommonJS module, if there is one. */
  cjs: string | undefined;
  /** Folder of the script for pages, and the name of its entry. */
  script: { folder: string; entry: string };
  /** A stylesheet that users import, if there is one. */
  stylesheet: string | undefined;
}

/** Svelte and Solid ship their source, and compiled files for browsers and for servers. */
export const hasThreeOutputs = ({ framework }: Answers): boolean =>
  framework === 'svelte' || framework === 'solid';

/** The stylesheet that is an entry of its own, if the project has one: sources import only CSS Modules. */
export function styleEntry({ framework, styles }: Answers): string | undefined {
  const isInComponent = framework === 'vue' || framework === 'svelte';
  if (isInComponent || (styles !== 'css' && styles !== 'sass')) return undefined;
  return `src/style.${styles === 'css' ? 'css' : 'scss'}`;
}

export function layoutOf(answers: Answers): Layout {
  const { language, cjs, styles, name } = answers;
  const isDual = cjs === 'yes';
  const esm = isDual ? 'dist/esm' : 'dist';
  const built = hasThreeOutputs(answers) ? 'dist/client' : esm;
  const stylesheet = styleEntry(answers) === undefined ? `./${built}/index.css` : './dist/style.css';
  return {
    source: language,
    jsx: language === 'ts' ? 'tsx' : 'jsx',
    esm,
    cjs: isDual ? 'dist/cjs' : undefined,
    script: { folder: isDual ? 'dist/umd' : 'dist', entry: `${baseNameOf(name)}.min` },
    stylesheet: styles === 'none' ? undefined : stylesheet,
  };
}

/** Why the folders of the formats are separate, if they are. */
export const folderMarks = ({ cjs }: Answers): Mark[] => (cjs === 'yes' ? [CJS.folder] : []);

/** Declarations of Vue components do not come from Rslib. */
export const hasVueTypes = ({ framework, types }: Answers): boolean =>
  framework === 'vue' && types !== 'none';

/** Why vue-tsc writes the declarations, if it does. */
export const vueTypeMarks = (answers: Answers): Mark[] =>
  hasVueTypes(answers) ? [TYPES.vueTsc, FRAMEWORK.vue.source] : [];

/** Says whether the project has a tsconfig.json: for its own source, or to read types from JavaScript. */
export const hasTypeScript = ({ language, types }: Answers): boolean => language === 'ts' || types !== 'none';
