import type { Answers } from '../model/answers.ts';
import { fileOf, withMarks } from '../model/lines.ts';
import type { StarterFile } from '../model/lines.ts';
import { baseNameOf } from '../model/package-name.ts';
import { TESTS, WORKSPACE } from '../model/reasons.ts';
import { devDependencies } from './dependencies.ts';
import type { Versions } from './dependencies.ts';
import { ignoreFile } from './documents.ts';
import { dependencies } from './manifest.ts';
import { branch, field, linesOfTree } from './tree.ts';
import { baseFile } from './typescript.ts';

/** Tools that every package of a workspace uses, so the root has them. */
export const SHARED_TOOLS: ReadonlySet<string> = new Set(['@rslib/core', '@rstest/core', 'typescript']);

/** Moves a package into the folder of a workspace, and writes what its root needs. */
export function inWorkspace(
  files: readonly StarterFile[],
  answers: Answers,
  versions: Versions,
): StarterFile[] {
  const folder = packageFolder(answers);
  const base = baseFile(answers);
  return [
    withMarks(rootManifest(answers, versions), WORKSPACE.root),
    ...(base === undefined ? [] : [base]),
    ignoreFile(),
    ...files.map(({ path, lines }) => ({ path: `${folder}/${path}`, lines })),
  ];
}

/** Relative to the root of the workspace. */
export const packageFolder = ({ name }: Answers): string => `packages/${baseNameOf(name)}`;

function rootManifest(answers: Answers, versions: Versions): StarterFile {
  const shared = devDependencies(answers, versions).filter(({ name }) => SHARED_TOOLS.has(name));
  const tree = branch(
    field('private', true),
    field('type', 'module'),
    field('workspaces', [packageFolder(answers)]),
    field(
      'scripts',
      branch(
        field('build', 'npm run build --workspaces'),
        answers.tests === 'yes' && field('test', 'npm test --workspaces', TESTS.rstest),
      ),
    ),
    field('devDependencies', dependencies(shared)),
  );
  return fileOf('package.json', linesOfTree(tree, 'json'));
}
