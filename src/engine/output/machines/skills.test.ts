import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '../../config/schema.ts';
import type { ListedPage } from '../../site/listed-pages.ts';
import { skillFiles } from './skills.ts';

const config = siteConfigSchema.parse({
  title: 'Docs',
  description: 'All of it.',
  url: 'https://docs.example',
  base: '/kit/',
});
const page = (routePath: string, skill?: string): ListedPage => ({
  title: `About ${routePath}`,
  description: 'What it is: "short".',
  routePath,
  lang: 'en',
  address: `https://docs.example/kit${routePath}`,
  changed: undefined,
  published: undefined,
  markdown: `# About ${routePath}\n\nText.\n`,
  markdownFile: `${routePath.slice(1)}.md`,
  skill,
  sourceFile: `docs${routePath}.mdx`,
});

test('writes pages as skills, with an index that has their digests', () => {
  const files = skillFiles([page('/a', 'do-a'), page('/b'), page('/c', 'do-c')], config);
  expect(files.map(({ name }) => name)).toEqual([
    '.well-known/agent-skills/do-a/SKILL.md',
    '.well-known/agent-skills/do-c/SKILL.md',
    '.well-known/agent-skills/index.json',
    '.well-known/agent-skills/AGENTS.md',
  ]);
  const [first, , index, agents] = files.map(({ content }) => content);
  expect(first).toBe(
    '---\nname: do-a\ndescription: "What it is: \\"short\\"."\nmetadata:\n  source: "https://docs.example/kit/a"\n---\n\n# About /a\n\nText.\n',
  );
  expect(JSON.parse(index!)).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: ['do-a', 'do-c'].map((name, at) => ({
      name,
      type: 'skill-md',
      description: 'What it is: "short".',
      url: `/kit/.well-known/agent-skills/${name}/SKILL.md`,
      digest: `sha256:${createHash('sha256').update(files[at]!.content).digest('hex')}`,
    })),
  });
  expect(agents).toContain(
    '- [About /c](https://docs.example/kit/.well-known/agent-skills/do-c/SKILL.md): What it is: "short".',
  );
});

test('writes nothing on a site without skills, and refuses two of one name', () => {
  expect(skillFiles([page('/a')], config)).toEqual([]);
  expect(() => skillFiles([page('/a', 'same'), page('/b', 'same')], config)).toThrow(
    'The skill "same" is also that of docs/a.mdx.',
  );
});
