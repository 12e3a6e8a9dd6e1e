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
  chooseProjects(PROJECTS, { isChanged: ({ name }) => isChanged(name) }).chosen.map(({ name }) => name);

test('has every option once, in few projects', () => {
  expect(chosen(() => false)).toEqual(['both']);
});

test('has what changed, and only what that leaves', () => {
  expect(chosen((name) => name === 'none')).toEqual(['none', 'both']);
  expect(chosen((name) => name === 'mapped')).toEqual(['minified', 'mapped']);
});

test('has each project once in ten days', () => {
  const days = Array.from({ length: 10 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)));
  const alone = PROJECTS.map((project) => ({ ...project, conversion: { ...project.conversion, list: [] } }));
  const turns = days.map((today) => chooseProjects(alone, { isChanged: () => false, today }));
  const names = turns.flatMap((turn) => turn.chosen.map(({ name }) => name));
  expect(names.toSorted()).toEqual(PROJECTS.map(({ name }) => name).toSorted());
  expect(turns[0]?.words).toMatch(
    /^Of 4 projects, 0 converted to something else than was confirmed, \d whose turn it is on 2026-11-01 \(tenth \d+ of 10\), 0 for options that these do not set\.$/,
  );
});

test('tells a project from its result', () => {
  const [, one, , other] = PROJECTS;
  const same = projectOf('minified', 'minify: "terser"');
  expect(same.inputs).not.toBe(one?.inputs);
  expect(same.outputs).toBe(one?.outputs);
  expect(other?.outputs).not.toBe(one?.outputs);
});
