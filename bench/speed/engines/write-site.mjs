// Functions that the engine adapters share to write the corpus.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_TITLE } from '../corpus/corpus.mjs';

/** @typedef {import('../corpus/corpus.mjs').Corpus} Corpus */

/** @param {string} file @param {string} content */
export function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Returns the title as a heading above the body, which is what most engines expect. */
export const withHeading = (title, body) => `# ${title}\n\n${body}`;

/**
 * Writes every page and the home page into a folder.
 * @param {string} docsDir @param {Corpus} corpus @param {(title: string, body: string) => string} [asSource]
 */
export function writePages(docsDir, { areas, home }, asSource = withHeading) {
  write(path.join(docsDir, 'index.md'), asSource(SITE_TITLE, home));
  for (const { sections } of areas) {
    for (const { pages } of sections) {
      for (const { route, title, body } of pages)
        write(path.join(docsDir, `${route}.md`), asSource(title, body));
    }
  }
}

/** Writes the committed configuration of a peer, and the tree of titles from which it makes its sidebar. */
export function writeConfiguration(templateDir, siteDir, { areas }) {
  cpSync(templateDir, siteDir, { recursive: true });
  const withoutBody = ({ slug, title, route }) => ({ slug, title, route });
  const tree = areas.map(({ sections, ...area }) => ({
    ...area,
    sections: sections.map(({ pages, ...section }) => ({ ...section, pages: pages.map(withoutBody) })),
  }));
  write(path.join(siteDir, 'areas.json'), JSON.stringify({ title: SITE_TITLE, areas: tree }));
}

/** Writes `_nav.json` and `_meta.json`, which both Rspress and this engine read. */
export function writeMetaFiles(docsDir, { areas }) {
  const writeJson = (place, value) => write(path.join(docsDir, place), JSON.stringify(value, null, 2));
  writeJson(
    '_nav.json',
    areas.slice(0, 5).map(({ slug, title, sections }) => ({
      text: title,
      link: sections[0].pages[0].route,
      activeMatch: `/${slug}/`,
    })),
  );
  for (const area of areas) {
    writeJson(
      `${area.slug}/_meta.json`,
      area.sections.map(({ slug, title }) => ({ type: 'dir-section-header', name: slug, label: title })),
    );
    for (const { slug, pages } of area.sections)
      writeJson(
        `${area.slug}/${slug}/_meta.json`,
        pages.map((page) => page.slug),
      );
  }
}
