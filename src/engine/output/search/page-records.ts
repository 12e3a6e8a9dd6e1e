import { encodeAddress, hashOf } from '../../../model/address.ts';
import type { PageData } from '../../../model/page.ts';
import { HIERARCHY_LEVELS, toHierarchy } from '../../../model/search.ts';
import type { RecordType, SearchRecord } from '../../../model/search.ts';
import type { PageSection } from '../../page/search-text/page-sections.ts';
import { isGenericHeading } from './generic-headings.ts';

export interface PageRecordsInput {
  page: Pick<PageData, 'routePath' | 'title' | 'lang' | 'frontmatter'>;
  sections: readonly PageSection[];
  /** Top-level section the page belongs to. */
  lvl0: string;
  base: string;
}

const LOWEST = HIERARCHY_LEVELS.length - 1;

/** Such a section says so little by its heading that it ranks like one of the lowest level. */
function ranksLowest(sections: readonly PageSection[], index: number, lang: string): boolean {
  const { title, depth } = sections[index]!;
  // A section that others belong to keeps its place above them.
  const isLeaf = (sections[index + 1]?.depth ?? 0) <= depth;
  return isLeaf && isGenericHeading(title, lang);
}

/** One record per section. */
export function pageRecords({ page, sections, lvl0, base }: PageRecordsInput): SearchRecord[] {
  const { routePath, title, frontmatter } = page;
  const above: (string | null)[] = HIERARCHY_LEVELS.map(() => null);
  above[0] = lvl0;
  return sections.map((section, index) => {
    const isPage = index === 0;
    const isLowest = frontmatter.search === 'below' || ranksLowest(sections, index, page.lang);
    const depth = isPage || !isLowest ? section.depth : LOWEST;
    above.fill(null, section.depth);
    above[depth] = isPage ? title : section.title;
    const text = isPage ? joined(frontmatter.description, heroText(frontmatter), section.text) : section.text;
    return {
      objectID: isPage ? routePath : `${routePath}#${section.id}`,
      url: encodeAddress(base + routePath.slice(1)) + (isPage ? '' : hashOf(section.id)),
      type: `lvl${depth}` as RecordType,
      hierarchy: toHierarchy(above),
      content: text === '' ? null : text,
      code: section.code,
      flags: section.flags,
      ...(section.names.length > 0 && { aliases: section.names }),
    };
  });
}

/** The text of a home page is in its frontmatter. */
function heroText({ hero, features }: PageData['frontmatter']): string {
  return joined(
    hero?.text,
    hero?.tagline,
    ...(features ?? []).flatMap((feature) => [feature.title, feature.details]),
  );
}

function joined(...texts: (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== '').join(' ');
}
