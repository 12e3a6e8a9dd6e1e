import { pageBody } from './page.mjs';
import { randomFrom } from './random.mjs';
import { ADJECTIVES, AREAS, NOUNS, SECTIONS, VERBS } from './words.mjs';

const PAGES_PER_SECTION = 10;
const PAGES_PER_AREA = SECTIONS.length * PAGES_PER_SECTION;
export const SITE_TITLE = 'Bench corpus';

/**
 * @typedef {{ slug: string, title: string, route: string, body: string }} Page
 * @typedef {{ slug: string, title: string, pages: Page[] }} Section
 * @typedef {{ slug: string, title: string, sections: Section[] }} Area
 * @typedef {{ areas: Area[], home: string, count: number }} Corpus
 */

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * Generates areas of 70 pages, each with its own sidebar: seven sections of ten pages. `count` excludes the home page.
 * @param {number} count @returns {Corpus}
 */
export function makeCorpus(count) {
  const titles = pageTitles(count);
  const outlines = titles.map((title, at) => {
    const area = AREAS[Math.floor(at / PAGES_PER_AREA)];
    const section = SECTIONS[Math.floor((at % PAGES_PER_AREA) / PAGES_PER_SECTION)];
    const slug = title.toLowerCase().replaceAll(' ', '-');
    return { area, section, slug, title, route: `/${area}/${section}/${slug}` };
  });
  const pagesOf = (area, section) =>
    outlines
      .filter((page) => page.area === area && page.section === section)
      .map(({ slug, title, route }) => ({ slug, title, route, body: pageBody({ route, title }, outlines) }));
  const areas = [...new Set(outlines.map(({ area }) => area))].map((area) => ({
    slug: area,
    title: capital(area),
    sections: SECTIONS.map((slug) => ({ slug, title: capital(slug), pages: pagesOf(area, slug) })).filter(
      ({ pages }) => pages.length > 0,
    ),
  }));
  const home = `A made-up manual.\n\n${areas.map(({ title, sections }) => `- [${title}](${sections[0].pages[0].route})`).join('\n')}\n`;
  return { areas, home, count };
}

/** Returns unique titles such as "Prune frozen routes". */
function pageTitles(count) {
  const random = randomFrom('titles');
  const titles = new Set();
  while (titles.size < count) {
    titles.add(`${capital(random.pick(VERBS))} ${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}s`);
  }
  return [...titles];
}

/** @param {Corpus} corpus @returns {Page[]} */
export const pagesOf = ({ areas }) => areas.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages));
