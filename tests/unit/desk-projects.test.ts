import { describe, expect, test } from 'vitest';
import { readProjects } from '../../scripts/desk/fixtures.ts';
import { TOOLS } from '../../src/desk/tools/tools.ts';

declare const __ENGINE_ROOT__: string;

describe.each(TOOLS)('the projects of $name', ({ id, programs }) => {
  const projects = readProjects(__ENGINE_ROOT__, id);

  test('are at least 15 with a consumer of their types', () => {
    const withConsumer = projects.filter(({ files }) =>
      [...files.keys()].some((file) => /^consumer\.[cm]?ts$/.test(file)),
    );
    expect(withConsumer.length).toBeGreaterThanOrEqual(15);
  });

  test.each(projects)('are built with it: $name', ({ files }) => {
    const { scripts } = JSON.parse(files.get('package.json') ?? '{}') as { scripts?: { build?: string } };
    expect(programs).toContain(scripts?.build?.split(' ')[0]);
  });
});
