import type { ProjectFiles } from './protocol.ts';
import type { LabMessage } from './words/page-words.ts';

/** Limits of a project in the lab. A larger one would block typing, and its link would not fit into an address. */
export const PROJECT_LIMITS = { files: 200, characters: 1_000_000, path: 120 } as const;

/** Names that Rslib looks for, in its order. */
const CONFIG_FILES = ['rslib.config.mjs', 'rslib.config.ts', 'rslib.config.js', 'rslib.config.mts'];

/** Either the files, or what is wrong with them. */
export type CheckedProject = { files: ProjectFiles } | { problem: LabMessage };

export function configPath(files: ProjectFiles): string | undefined {
  return CONFIG_FILES.find((name) => Object.hasOwn(files, name));
}

/** Checks files from a link, a draft or anywhere else: they can be anything. */
export function checkProject(value: unknown): CheckedProject {
  if (typeof value !== 'object' || value === null) return { problem: ['There are no files in it.'] };
  const entries = Object.entries(value);
  if (entries.length === 0) return { problem: ['There are no files in it.'] };
  let characters = 0;
  for (const [path, text] of entries) {
    if (typeof text !== 'string') return { problem: ['The file {file} is not text.', { file: path }] };
    const problem = pathProblem(path);
    if (problem !== undefined) return { problem };
    characters += text.length;
  }
  const problem = sizeProblem(entries.length, characters) ?? nestingProblem(entries.map(([path]) => path));
  return problem === undefined ? { files: value as ProjectFiles } : { problem };
}

/** Checks a new path, also against the other files of the project. */
export function newPathProblem(path: string, others: readonly string[]): LabMessage | undefined {
  if (others.includes(path)) return ['There already is a file {file}.', { file: path }];
  return pathProblem(path) ?? sizeProblem(others.length + 1, 0) ?? nestingProblem([...others, path]);
}

/** The size of a project as the limit counts it. */
export function charactersIn(files: ProjectFiles): number {
  return Object.values(files).reduce((sum, text) => sum + text.length, 0);
}

function pathProblem(path: string): LabMessage | undefined {
  if (path === '') return ['A file needs a name, such as src/index.ts.'];
  if (path.length > PROJECT_LIMITS.path)
    return [
      'The name {file}… is too long: use at most {most} characters.',
      { file: path.slice(0, 30), most: PROJECT_LIMITS.path },
    ];
  const parts = path.split('/');
  if (parts.some((part) => part === '..' || part === '.' || part === ''))
    return [
      'The name {file} leaves the project. Use a relative path such as src/index.ts, without dots as a folder.',
      { file: path },
    ];
  if (!/^[\w@.+()[\]\- /]+$/u.test(path))
    return [
      'The name {file} has a character that not every system allows. Use letters, digits, dots, dashes and slashes.',
      { file: path },
    ];
  return undefined;
}

function sizeProblem(files: number, characters: number): LabMessage | undefined {
  if (files > PROJECT_LIMITS.files)
    return [
      'The project has {count} files. The lab takes at most {most}.',
      { count: count(files), most: count(PROJECT_LIMITS.files) },
    ];
  if (characters > PROJECT_LIMITS.characters)
    return [
      'The project has {count} characters. The lab takes at most {most}.',
      { count: count(characters), most: count(PROJECT_LIMITS.characters) },
    ];
  return undefined;
}

function nestingProblem(paths: readonly string[]): LabMessage | undefined {
  const inner = paths.find((path) => paths.some((other) => path.startsWith(`${other}/`)));
  return inner === undefined
    ? undefined
    : ['The folder of {file} is also the name of a file.', { file: inner }];
}

function count(number: number): string {
  return number.toLocaleString('en');
}

export type TemplateName = 'library' | 'formats' | 'bundleless' | 'script' | 'command' | 'react' | 'vue';

/** A project of the site's pages to start from, without the files that only its page needs. */
export interface LabTemplate {
  name: TemplateName;
  files: ProjectFiles;
}
