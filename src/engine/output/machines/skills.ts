import { createHash } from 'node:crypto';
import { ProblemError } from '../../../model/problem.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { ListedPage } from '../../site/listed-pages.ts';
import { siteAddress } from '../../site/site-address.ts';
import type { MachineFile } from './machine-file.ts';

/** Where assistants look for skills, by the Agent Skills Discovery proposal. */
const FOLDER = '.well-known/agent-skills/';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

type SkillPage = ListedPage & { skill: string };

/**
 * Pages as skills for coding assistants: each as `SKILL.md`, an index with their digests, and a list for the `AGENTS.md` of a
 * project. They contain what the pages say, and nothing else.
 */
export function skillFiles(pages: readonly ListedPage[], config: SiteConfig): MachineFile[] {
  const skills = pages.filter((page): page is SkillPage => page.skill !== undefined);
  if (skills.length === 0) return [];
  refuseSameNames(skills);
  const files = skills.map((page) => ({
    page,
    name: `${FOLDER}${page.skill}/SKILL.md`,
    content: skillText(page),
  }));
  const index = {
    $schema: SCHEMA,
    skills: files.map(({ page, name, content }) => ({
      name: page.skill,
      type: 'skill-md',
      description: page.description || page.title,
      url: config.base + name,
      digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
    })),
  };
  const list = files.map(
    ({ page: { title, description }, name }) =>
      `- [${title}](${siteAddress(config, name)})${description === '' ? '' : `: ${description}`}`,
  );
  return [
    ...files.map(({ name, content }) => ({ name, content })),
    { name: `${FOLDER}index.json`, content: `${JSON.stringify(index, undefined, 2)}\n` },
    {
      name: `${FOLDER}AGENTS.md`,
      content: `# ${config.title}\n\n${config.description}\n\n${list.join('\n')}\n`,
    },
  ];
}

/** A string of JSON is one of YAML. */
function skillText({ skill, title, description, markdown, address }: SkillPage): string {
  const head = [`name: ${skill}`, `description: ${JSON.stringify(description || title)}`];
  return `---\n${head.join('\n')}\nmetadata:\n  source: ${JSON.stringify(address)}\n---\n\n${markdown.trim()}\n`;
}

function refuseSameNames(skills: readonly SkillPage[]): void {
  const first = new Map<string, SkillPage>();
  for (const page of skills) {
    const other = first.get(page.skill);
    if (other)
      throw new ProblemError([
        {
          level: 'error',
          file: page.sourceFile,
          what: `The skill "${page.skill}" is also that of ${other.sourceFile}.`,
          fix: 'Give one of them another name.',
        },
      ]);
    first.set(page.skill, page);
  }
}
