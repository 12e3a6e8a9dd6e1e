import { expect, test } from 'vitest';
import { chooseProjects } from './choose-projects.ts';
import { convertProject } from './convert-project.ts';
import type { ConvertedProject } from './convert-project.ts';

function projectOf(name: string, options: string): ConvertedProject {
  const project = convertProject({
    tool: 'tsup',
    name,
    files: new Map([['tsup.config.ts', `export default { ${options} };`]]),
    expected: {},
  });
  return project!;
}

const PROJECTS = [
  projectOf('none', 'clean: true'),
  projectOf('minified', 'minify: true'),
  projectOf('mapped', 'sourcemap: true'),
  projectOf('both', 'minify: true, sourcemap: true'),
];

const chosen = (isChanged: (name: string) => boolean) =>
  chooseProjects(PROJECTS, ({ name }) => isChanged(name)).map(({ name }) => name);

test('has every option once, in few projects', () => {
  expect(chosen(() => false)).toEqual(['both']);
});

test('has what changed, and only what that leaves', () => {
  expect(chosen((name) => name === 'none')).toEqual(['none', 'both']);
  expect(chosen((name) => name === 'mapped')).toEqual(['minified', 'mapped']);
});

test('tells a project from its result', () => {
  const [, one, , other] = PROJECTS;
  const same = projectOf('minified', 'minify: "terser"');
  expect(same.inputs).not.toBe(one?.inputs);
  expect(same.outputs).toBe(one?.outputs);
  expect(other?.outputs).not.toBe(one?.outputs);
});
