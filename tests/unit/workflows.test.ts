import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { INSTALL_LAB } from '../../src/lab/build/lab-places.ts';

declare const __ENGINE_ROOT__: string;

interface Step {
  run?: string;
  uses?: string;
}
interface Job {
  steps: Step[];
  'timeout-minutes'?: number;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const github = path.join(__ENGINE_ROOT__, '.github');
const { scripts } = JSON.parse(readFileSync(path.join(__ENGINE_ROOT__, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const namesIn = (folder: string) =>
  readdirSync(path.join(github, folder)).filter((name) => name.endsWith('.yml'));

function readYaml(name: string): unknown {
  const document = parseDocument(readFileSync(path.join(github, name), 'utf8'), { uniqueKeys: true });
  expect(document.errors).toEqual([]);
  expect(document.warnings).toEqual([]);
  return document.toJS();
}

describe.each(namesIn('workflows'))('the workflow %s', (name) => {
  const { on, permissions, jobs } = readYaml(`workflows/${name}`) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('declares its triggers, permissions and timeouts', () => {
    expect(Object.keys(on)).not.toEqual([]);
    expect(permissions['contents']).toBe('read');
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  test('runs only scripts of this project', () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    expect(commands).toContain('npm ci');
    const others = commands.filter((command) => command !== 'npm ci' && command !== INSTALL_LAB);
    expect(others).not.toEqual([]);
    const unknown = others.filter((command) => {
      const [, script] = /^npm run ([\w:]+)(?: -- .+)?$/.exec(command) ?? [];
      return script === undefined || !(script in scripts);
    });
    expect(unknown).toEqual([]);
  });

  test('pins the version of each action', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@v\d+$/.test(action))).toEqual([]);
  });
});

test('every change runs npm run test:all, and every night the examples with other tools', () => {
  const commands = (name: string) =>
    Object.values((readYaml(name) as Workflow).jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
  expect(commands('workflows/ci.yml')).toContain('npm run test:all');
  expect(commands('workflows/nightly.yml')).toContain('npm run test:record');
  expect(readFileSync(path.join(__ENGINE_ROOT__, '.ci/run'), 'utf8')).toMatch(/^exec npm run test:all$/m);
});

test('issue forms, the pull request template and the Node version are valid', () => {
  for (const name of namesIn('ISSUE_TEMPLATE')) expect(readYaml(`ISSUE_TEMPLATE/${name}`)).toBeTruthy();
  expect(existsSync(path.join(github, 'pull_request_template.md'))).toBe(true);
  expect(readFileSync(path.join(__ENGINE_ROOT__, '.nvmrc'), 'utf8')).toMatch(/^\d+\n$/);
});
