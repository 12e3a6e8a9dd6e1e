import { toString } from 'mdast-util-to-string';
import type { Frontmatter } from '../../model/page.ts';
import { readFrontmatter } from '../content/frontmatter.ts';
import { parse } from '../page/syntax/parse.ts';
import { readText } from '../page/syntax/read-text.ts';

export interface PageInfo {
  title: string;
  tag?: string | undefined;
  context?: string | undefined;
  overviewHeaders?: number[] | undefined;
  overview?: boolean | undefined;
  hasSidebar: boolean;
}

/** What navigation has to know of a page, read from its first lines: no page is compiled to draw another one's sidebar. */
export function readPageInfo(file: string): PageInfo | undefined {
  const read = readText(file, file);
  if ('problem' in read) return undefined;
  const { frontmatter, body } = readFrontmatter(read.text, file);
  const { tag, context, overviewHeaders, overview, sidebar, pageType = 'doc' } = frontmatter;
  const hasSidebar = sidebar !== false && pageType === 'doc';
  return { title: titleOf(frontmatter, body), tag, context, overviewHeaders, overview, hasSidebar };
}

function titleOf(frontmatter: Frontmatter, body: string): string {
  if (frontmatter.title !== undefined) return frontmatter.title;
  const heading = /^#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/m.exec(
    body.replaceAll(/^(`{3,}|~{3,}).*?^\1/gms, ''),
  )?.[1];
  if (heading === undefined) return '';
  return toString(parse(heading.replace(/\\?\{#[^\s{}]+\}$/, ''), 'md')).trim();
}
