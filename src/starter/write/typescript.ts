import { isForPages } from '../model/answers.ts';
import type { Answers } from '../model/answers.ts';
import { fileOf, marked, withMarks } from '../model/lines.ts';
import type { Mark, StarterFile } from '../model/lines.ts';
import { FRAMEWORK, LANGUAGE, LOADS, STYLES, SUPPORT, TYPES, WORKSPACE } from '../model/reasons.ts';
import { hasNodeTypes } from './dependencies.ts';
import { hasTypeScript } from '../model/layout.ts';
import { branch, field, linesOfTree } from './tree.ts';
import type { Branch } from './tree.ts';

/** Settings that every package of a workspace has too. */
function common() {
  return [
    field('module', 'ESNext'),
    field('moduleResolution', 'bundler'),
    field('strict', true),
    field('isolatedModules', true),
    field('skipLibCheck', true),
  ];
}

/** Writes tsconfig.json, if the project has one. */
export function tsconfigFile(answers: Answers): StarterFile | undefined {
  if (!hasTypeScript(answers)) return undefined;
  const isInWorkspace = answers.workspace === 'yes';
  const tree = branch(
    isInWorkspace && field('extends', '../../tsconfig.base.json', WORKSPACE.base),
    field('compilerOptions', options(answers)),
    field('include', ['src']),
  );
  return withMarks(fileOf('tsconfig.json', linesOfTree(tree, 'json')), ...settingsMarks(answers));
}

/** Writes the settings that the packages of a workspace share. */
export function baseFile(answers: Answers): StarterFile | undefined {
  if (!hasTypeScript(answers)) return undefined;
  const tree = branch(field('compilerOptions', branch(...common()), WORKSPACE.base));
  return withMarks(fileOf('tsconfig.base.json', linesOfTree(tree, 'json')), ...settingsMarks(answers));
}

/** Plain JavaScript needs the settings for its types only. */
const settingsMarks = ({ language }: Answers): Mark[] =>
  language === 'ts' ? [LANGUAGE.settings] : [LANGUAGE.jsdoc, TYPES.dts];

function options(answers: Answers): Branch {
  const { language, framework, loads, support, workspace } = answers;
  const jsx = JSX[framework];
  const jsxMark = framework === 'none' ? [] : [FRAMEWORK[framework].jsx];
  const [year, libMark] =
    support === 'current'
      ? [loads === 'node' || loads === 'command' ? 'ES2023' : 'ES2022', []]
      : ['ES2021', [SUPPORT.lib]];
  return branch(
    field('target', 'ES2022'),
    field(
      'lib',
      isForPages(answers) ? [year, 'DOM'] : [year],
      ...(isForPages(answers) ? [LOADS.pageTypes] : []),
      ...libMark,
    ),
    ...(workspace === 'yes' ? [] : common()),
    jsx !== undefined && field('jsx', jsx.jsx, ...jsxMark),
    jsx?.source !== undefined && field('jsxImportSource', jsx.source, ...jsxMark),
    language === 'js' && field('allowJs', true, LANGUAGE.jsdoc),
    field('rootDir', 'src'),
    loads === 'command' && field('resolveJsonModule', true, LOADS.json),
    hasNodeTypes(answers) ? field('types', ['node'], LOADS.nodeTypes) : field('types', []),
  );
}

const JSX: Readonly<Partial<Record<Answers['framework'], { jsx: string; source?: string }>>> = {
  react: { jsx: 'react-jsx' },
  preact: { jsx: 'react-jsx', source: 'preact' },
  solid: { jsx: 'preserve', source: 'solid-js' },
};

/** Declares the imports of CSS Modules to TypeScript. */
export function environmentFile(answers: Answers): StarterFile | undefined {
  // Vue has the modules of a component in its file, which TypeScript does not read.
  if (!hasTypeScript(answers) || answers.styles !== 'modules' || answers.framework === 'vue')
    return undefined;
  const marks = [STYLES.types, ...(answers.language === 'js' ? [TYPES.dts] : [])];
  return fileOf('src/env.d.ts', marked('/// <reference types="@rslib/core/types" />', ...marks));
}
