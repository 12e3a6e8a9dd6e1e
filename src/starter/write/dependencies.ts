import type { Answers, ComponentFramework } from '../model/answers.ts';
import type { Mark } from '../model/lines.ts';
import { FRAMEWORK, LANGUAGE, LOADS, TESTS, TYPES } from '../model/reasons.ts';
import { pluginsOf } from './config.ts';
import { contentMarks } from './content-marks.ts';
import { hasTypeScript, hasVueTypes, vueTypeMarks } from '../model/layout.ts';

/** The versions that the examples of this site run with, by package. */
export type Versions = Readonly<Record<string, string>>;

export interface Dependency {
  name: string;
  range: string;
  marks: readonly Mark[];
}

/** The oldest release that the compiled files run with. */
const PEERS: Readonly<Record<ComponentFramework, readonly [name: string, range: string]>> = {
  react: ['react', '>=18'],
  preact: ['preact', '^10.5.0 || ^11.0.0'],
  vue: ['vue', '^3.5.0'],
  svelte: ['svelte', '^5.57.0'],
  solid: ['solid-js', '^1.9.0'],
};

/** The application has to provide it. */
export function peerOf({ framework }: Answers): Dependency | undefined {
  if (framework === 'none') return undefined;
  const [name, range] = PEERS[framework];
  return { name, range, marks: [FRAMEWORK[framework].peer] };
}

/** Sorted by name. */
export function devDependencies(answers: Answers, versions: Versions): Dependency[] {
  const { language, loads, types, tests } = answers;
  const of = (name: string, ...marks: Mark[]): Dependency => ({
    name,
    range: rangeOf(name, versions),
    marks,
  });
  const vueTypes = vueTypeMarks(answers);
  const content = contentMarks(answers);
  const found = [
    of('@rslib/core'),
    ...pluginsOf(answers).map(({ from, mark }) => of(from, mark)),
    ...frameworkPackages(answers).map(([name, ...marks]) => of(name, ...content, ...marks)),
    hasTypeScript(answers) && {
      ...of('typescript', ...(language === 'ts' ? [LANGUAGE.typescript] : [LANGUAGE.jsdoc, TYPES.dts])),
      ...(hasVueTypes(answers) && { range: rangeOf('typescript-6', versions), marks: vueTypes }),
    },
    hasVueTypes(answers) && of('vue-tsc', ...vueTypes),
    types === 'bundle' && of('@microsoft/api-extractor', TYPES.extractor),
    hasNodeTypes(answers) && of('@types/node', LOADS.nodeTypes, ...(language === 'ts' ? [] : [TYPES.dts])),
    tests === 'yes' && loads !== 'command' && of('@rstest/core', TESTS.rstest),
    tests === 'yes' && needsDocument(answers) && of('happy-dom', TESTS.browser, ...content),
  ];
  return found.filter((one) => one !== false).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Tests of components and of styles need a document. */
export const needsDocument = ({ framework, styles }: Answers): boolean =>
  framework !== 'none' || styles !== 'none';

/** The code may use what Node.js offers. */
export const hasNodeTypes = (answers: Answers): boolean =>
  hasTypeScript(answers) && (answers.loads === 'node' || answers.loads === 'command');

/** The packages that sources and tests import, with reasons besides the framework. */
function frameworkPackages({ framework, language, types, tests }: Answers): [name: string, ...Mark[]][] {
  if (framework === 'none') return [];
  const [name] = PEERS[framework];
  if (framework !== 'react') return [[name]];
  const typed: Mark[] = language === 'ts' ? [LANGUAGE.typescript] : [LANGUAGE.jsdoc, TYPES.dts];
  const readsTypes = language === 'ts' || types !== 'none';
  const isRendered = tests === 'yes';
  return [
    [name],
    ...(isRendered ? [['react-dom', TESTS.render] as [string, Mark]] : []),
    ...(readsTypes ? [['@types/react', ...typed] as [string, ...Mark[]]] : []),
    ...(readsTypes && isRendered
      ? [['@types/react-dom', ...typed, TESTS.render] as [string, ...Mark[]]]
      : []),
  ];
}

function rangeOf(name: string, versions: Versions): string {
  const version = versions[name];
  if (version === undefined) throw new Error(`There is no version of ${name}.`);
  // A second version of a package is listed as npm:NAME@VERSION.
  return `^${version.slice(version.lastIndexOf('@') + 1)}`;
}
