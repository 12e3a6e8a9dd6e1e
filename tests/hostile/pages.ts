import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFile } from '../../src/engine/content/page-file.ts';
import { distDir, routesOf } from '../support/built-site.ts';
import type { ServedSite } from '../support/sites.ts';

/** A page as it was built: what every reader has to find on it, whatever their browser lacks. */
export interface HostilePage {
  /** Its row of the table. */
  name: string;
  address: string;
  route: string;
  status: number;
  /** Its headings and paragraphs, in order; the first is its title. */
  texts: string[];
  /** Whether it stands for its type, and so for everything a reader can do there. */
  isExample: boolean;
  /** Whether a script belongs to this page alone. */
  hasOwnScript: boolean;
}

/** One page of each type; the types that a condition meets in `npm test`. */
const TYPES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/guide/start/quick-start': 'guide',
  '/config/lib/dts': 'reference with explorer',
  '/config/': 'overview',
  '/blog/introducing-rslib': 'blog post',
  '/guide/faq/errors': 'error index',
};
const UNKNOWN = '/no/such/page';
const REACT_PART = '/react/counter';

/** The site itself has no page with a React part of its own: a fixture site lends one. */
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
  ].map((page) => ({ ...page, isExample: true }));
}

export function everyPage(fixture: ServedSite): HostilePage[] {
  const others = routesOf(distDir).filter((route) => !(route in TYPES));
  return [...onePageOfEachType(fixture), ...others.map((route) => readBuilt(distDir, route))];
}

function readBuilt(dir: string, route: string): HostilePage {
  const html = readFileSync(path.join(dir, pageFile(route, '.html')), 'utf8');
  const main = /<main[ >].*<\/main>/s.exec(html)?.[0] ?? '';
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
    hasOwnScript: /\/assets\/page-\d+-|class="explorer/.test(html),
  };
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x(?<hex>[\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&#(?<code>\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(?<name>[a-z]+);/g, (whole, name: string) => NAMED[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
