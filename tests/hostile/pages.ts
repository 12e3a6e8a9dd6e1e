import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STAND_IN } from '../../src/model/document.ts';
import { pageFile } from '../../src/engine/content/page-file.ts';
import { distDir, isInApp, routesOf } from '../support/built-site.ts';
import type { ServedSite } from '../support/sites.ts';

/** A prerendered page, with what every reader must find on it whatever their browser lacks. */
export interface HostilePage {
  /** Label of its row in the table. */
  name: string;
  address: string;
  route: string;
  status: number;
  /** Headings and paragraphs, in order; the first is the title. */
  texts: string[];
  /** Whether it represents its page type, so every feature is tried on it. */
  isExample: boolean;
  /** Whether a link is followed from it, which takes as long as reading it. */
  leadsOn: boolean;
  /** Whether its links can be followed without loading a document. */
  isInApp: boolean;
  /** Whether it has a script of its own. */
  hasOwnScript: boolean;
}

/** One page of each type, read under every condition in `npm run test:all`. */
const TYPES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/guide/start/quick-start': 'guide',
  '/config/lib/dts': 'reference with explorer',
  '/config/': 'overview',
  '/blog/introducing-rslib': 'blog post',
  '/guide/faq/errors': 'error index',
};
/** Tags of tests that open one page of each type: `npm test` runs some tests with each. */
export const PAGE_TAGS = [...Object.values(TYPES), '404', 'React part'].map(pageTag);
const UNKNOWN = '/no/such/page';
const REACT_PART = '/react/counter';

/** Returns the tag of a test that opens a page of a type. */
function pageTag(type: string): string {
  return `@page-${type.replaceAll(' ', '-').toLowerCase()}`;
}

/**
 * Returns one page of each type. The page with a React part comes from a fixture, because the site has none.
 */
export function onePageOfEachType(fixture: ServedSite): HostilePage[] {
  return [
    ...Object.entries(TYPES).map(([route, type]) => ({
      ...readBuilt(distDir, route),
      name: `${route} (${type})`,
    })),
    { ...readBuilt(distDir, '/404'), name: `${UNKNOWN} (404)`, address: UNKNOWN, status: 404 },
    {
      ...readBuilt(fixture.dir, REACT_PART),
      name: `${REACT_PART} (React part)`,
      address: fixture.origin + REACT_PART,
    },
  ].map((page) => ({ ...page, isExample: true, leadsOn: true }));
}

/** Returns every page of the site; links are followed from one page of each type. */
export function everyPage(fixture: ServedSite): HostilePage[] {
  const others = routesOf(distDir).filter((route) => !(route in TYPES));
  return [...onePageOfEachType(fixture), ...others.map((route) => readBuilt(distDir, route))];
}

/** Returns every page of the site, with links to follow from each. */
export function everyPageWithLinks(fixture: ServedSite): HostilePage[] {
  return everyPage(fixture).map((page) => ({ ...page, leadsOn: true }));
}

/** Text that a script replaces by what it needs scripts for. */
const REPLACED = new RegExp(`<p class="${STAND_IN}">.*?</p>`, 's');

function readBuilt(dir: string, route: string): HostilePage {
  const html = readFileSync(path.join(dir, pageFile(route, '.html')), 'utf8');
  const main = (/<main[ >].*<\/main>/s.exec(html)?.[0] ?? '').replace(REPLACED, '');
  const texts = [...main.matchAll(/<(?<tag>h[1-6]|p)(?: [^>]*)?>(?<inside>.*?)<\/\k<tag>>/gs)]
    .map(({ groups }) => textOf(groups?.['inside'] ?? ''))
    .filter((text) => text !== '');
  return {
    name: route,
    address: route,
    route,
    status: 200,
    texts,
    isExample: false,
    leadsOn: false,
    isInApp: isInApp(html),
    hasOwnScript: /\/assets\/page-\d+-|class="explorer/.test(html),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x(?<hex>[\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&#(?<code>\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(?<name>[a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
