import type { PageData } from '../../../model/page.ts';
import { HIERARCHY_LEVELS, toHierarchy } from '../../../model/search.ts';
import type { RecordType, SearchRecord } from '../../../model/search.ts';
import { readAliases } from '../../content/page-aliases.ts';
import type { PageSection } from '../../page/words/page-sections.ts';

export interface PageRecordsInput {
  page: Pick<PageData, 'routePath' | 'title' | 'frontmatter'>;
  sections: readonly PageSection[];
  /** Top-level section the page belongs to. */
  lvl0: string;
  base: string;
}

/** Returns one record per section of a page. */
export function pageRecords({ page, sections, lvl0, base }: PageRecordsInput): SearchRecord[] {
  const { routePath, title, frontmatter } = page;
  const above: (string | null)[] = HIERARCHY_LEVELS.map(() => null);
  above[0] = lvl0;
  const declared = readAliases(frontmatter.aliases);
  return sections.map((section, index) => {
    const isPage = index === 0;
    above[section.depth] = isPage ? title : section.title;
    above.fill(null, section.depth + 1);
    const aliases = declared.flatMap(({ id, names }) => (id === (isPage ? '' : section.id) ? names : []));
    const hash = isPage ? '' : `#${section.id}`;
    const text = isPage ? joined(frontmatter.description, heroText(frontmatter), section.text) : section.text;
    return {
      objectID: routePath + hash,
      url: base + routePath.slice(1) + hash,
      type: `lvl${section.depth}` as RecordType,
      hierarchy: toHierarchy(above),
      content: text === '' ? null : text,
      code: section.code,
      flags: section.flags,
      ...(aliases.length > 0 && { aliases }),
    };
  });
}

/** Returns the text of a home page, which is in its frontmatter. */
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
