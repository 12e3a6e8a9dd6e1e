import { oneLine } from '../../../model/one-line.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { siteAddress } from '../../site/site-address.ts';
import type { ListedPage } from '../../site/listed-pages.ts';

/** Lists the pages as Markdown files, by section, in the format of llmstxt.org. */
export function llmsIndex(pages: readonly ListedPage[], config: SiteConfig): string {
  const sections = new Map<string, ListedPage[]>();
  for (const page of pages) {
    const name = sectionOf(page.routePath);
    sections.set(name, [...(sections.get(name) ?? []), page]);
  }
  const lines = [`# ${oneLine(config.title)}`, '', `> ${oneLine(config.description || config.title)}`];
  for (const [section, own] of sections) {
    lines.push('', `## ${section}`, '');
    for (const { title, description, markdownFile } of own) {
      const entry = `- [${escapeLabel(title)}](${siteAddress(config, markdownFile)})`;
      lines.push(description === '' ? entry : `${entry}: ${oneLine(description)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The Markdown of all pages, each with its URL. */
export function llmsFull(pages: readonly ListedPage[], config: SiteConfig): string {
  const texts = pages.map(({ address, markdown }) => `Source: ${address}\n\n${markdown.trim()}\n`);
  return [`# ${oneLine(config.title)}\n\n${oneLine(config.description)}\n`, ...texts].join('\n---\n\n');
}

function sectionOf(routePath: string): string {
  const first = routePath.split('/').at(1) ?? '';
  return first === '' ? 'Start' : first[0]!.toUpperCase() + first.slice(1);
}

function escapeLabel(text: string): string {
  return oneLine(text).replaceAll(/[[\]\\]/g, String.raw`\$&`);
}
