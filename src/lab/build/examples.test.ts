import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exampleId, opensInLab, TEMPLATES_FILE } from '../model/lab-example.ts';
import type { LabExample } from '../model/lab-example.ts';
import { loadConfiguration } from '../../engine/config/load.ts';
import { checkProject } from '../model/project.ts';
import type { LabTemplate } from '../model/project.ts';
import { labExamples } from './examples.ts';

declare const __ENGINE_ROOT__: string;

const site = await loadConfiguration(__ENGINE_ROOT__);
const { docsDir } = site;
const written = new Map(
  labExamples(site).map(({ name, ...file }) => [
    path.basename(name),
    JSON.parse('content' in file ? String(file.content) : '') as unknown,
  ]),
);
const templates = written.get(TEMPLATES_FILE) as LabTemplate[];
written.delete(TEMPLATES_FILE);
const examples = new Map(
  [...written].map(([name, file]) => [path.basename(name, '.json'), file as LabExample]),
);

it('has the whole project of an example, with the page that shows its output', () => {
  const home = examples.get('index--four-files');
  expect(home?.page).toBe('/');
  expect(Object.keys(home?.files ?? {})).toEqual(
    expect.arrayContaining(['src/index.ts', 'rslib.config.ts', 'package.json']),
  );
});

it('has every combination of an explorer, and what they share only once', () => {
  const format = examples.get('explorer--format');
  expect(format?.variants?.length).toBeGreaterThan(2);
  expect(format?.variants?.[0]?.['rslib.config.ts']).toContain('defineConfig');
  expect(format?.files).toHaveProperty(['package.json']);
});

it('has only projects that the lab accepts', () => {
  const rejected = [...examples].flatMap(([id, { files, variants = [{}] }]) =>
    variants.flatMap((variant) => {
      const checked = checkProject({ ...files, ...variant });
      return 'problem' in checked ? [`${id}: ${checked.problem[0]}`] : [];
    }),
  );
  expect(rejected).toEqual([]);
});

it('has a file for every receipt that offers to open the lab', () => {
  const recordings = readdirSync(docsDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.recorded.json'),
  );
  const offered = recordings.flatMap((name) => {
    const { projects } = JSON.parse(readFileSync(path.join(docsDir, name), 'utf8')) as {
      projects: Record<string, { runs: { command: string }[] }>;
    };
    const page = name.replaceAll('\\', '/').replace('.recorded.json', '');
    return Object.entries(projects)
      .filter(([, { runs }]) => opensInLab(runs.map(({ command }) => command)))
      .map(([project]) => exampleId(page, project));
  });
  expect(offered.length).toBeGreaterThan(100);
  expect(offered.filter((id) => !examples.has(id))).toEqual([]);
});

it('offers every template, without the files that only its page needs', () => {
  expect(templates.map(({ name }) => name)).toEqual([
    'library',
    'formats',
    'bundleless',
    'script',
    'command',
    'react',
    'vue',
  ]);
  const rejected = templates.filter(({ files }) => 'problem' in checkProject(files));
  expect(rejected).toEqual([]);
  const paths = templates.map(({ files }) => Object.keys(files));
  const needed = [expect.stringMatching(/^src\/index\./), 'rslib.config.ts', 'package.json'];
  expect(paths).toEqual(templates.map(() => expect.arrayContaining(needed) as string[]));
  expect(paths.flat().filter((name) => /^use\.|^note\.txt$/.test(name))).toEqual([]);
});
