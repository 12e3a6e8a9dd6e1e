import type { Frontmatter } from '../../model/page.ts';
import type { SourceFile } from '../content/scan.ts';
import { compilePage } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { SiteContext } from '../page/context/site-context.ts';

/** A line that may be a title, or the underline of one. */
const TITLE_LINE = /^ {0,3}(?:#[ \t].*|=+[ \t]*)$/m;

/**
 * Compiles only as much of a page as its title needs, for menus that are rendered before all pages are compiled: 0.7 s
 * instead of 50 s for 490 pages of 10 kB. Calls `compileWhole` if the beginning has no title.
 */
export async function readPageInfo(
  source: SourceFile,
  context: SiteContext,
  compileWhole: (source: SourceFile) => Promise<CompiledPage>,
): Promise<Pick<CompiledPage, 'info' | 'dependencies'>> {
  const page = await compilePage(source, context, beginningOf);
  return page.info.title === '' ? compileWhole(source) : page;
}

function beginningOf(body: string, { title }: Frontmatter): string {
  if (title !== undefined) return '';
  const line = TITLE_LINE.exec(body);
  const beginning = body.slice(0, line === null ? 0 : line.index + line[0].length);
  // A link in the title may be defined at the end of the page; without its definition it is plain text.
  return beginning.includes('[') ? body : beginning;
}
