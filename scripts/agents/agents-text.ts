interface Sources {
  /** The page about assistants, as its author wrote it. */
  page: string;
  /** The list of skills of the built site. */
  skills: string;
  /** The address of the site, with its base and without a slash at the end. */
  site: string;
}

const RULES = /^```md title="AGENTS\.md"\n(.*?)^```$/ms;

/** What to put into the AGENTS.md of a project that uses Rslib: the rules of the page, and where the skills are. */
export function agentsText({ page, skills, site }: Sources): string {
  const [, rules] = RULES.exec(page) ?? [];
  if (rules === undefined)
    throw new Error('The page about assistants has no block with the title AGENTS.md.');
  const links = skills.split('\n').filter((line) => line.startsWith('- ['));
  return `${rules.replaceAll('https://SITE', site).trim()}\n\n${links.join('\n')}\n`;
}
