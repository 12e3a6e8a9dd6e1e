import { baseOf, searchOf } from '../../model/document.ts';
import { markdownSections } from '../../model/markdown-sections.ts';
import { SEARCH } from '../../model/constants.ts';
import type { SearchAnswer, SearchHit } from '../../model/search.ts';
import { navigationApi } from '../../runtime/navigate/navigation-api.ts';
import { offerTools, stringsSchema, textIn } from '../../runtime/page/offer-tools.ts';
import type { PageTool } from '../../runtime/page/offer-tools.ts';
import type { DialogProvider } from '../../search/dialog/provider.ts';

const READ_ONLY = { readOnlyHint: true };
const PAGE = 'Address of a page, such as /guide/';

/** What the page offers to an assistant of the browser. It says what the reader sees and what the search finds. */
const PAGE_TOOLS: readonly PageTool[] = [
  {
    name: 'search',
    title: 'Search',
    description: 'Finds sections of this documentation by words, option names or messages.',
    inputSchema: stringsSchema({ query: 'A few words' }),
    annotations: READ_ONLY,
    execute: async (input) => {
      const { hits, suggestions } = await ask(textIn(input, 'query'));
      return { sections: hits.map(toSection), suggestions };
    },
  },
  {
    name: 'get_page',
    title: 'Read a page',
    description: 'Reads a page, or one of its sections, as Markdown.',
    inputSchema: stringsSchema({ page: PAGE, 'heading?': 'Text of a heading' }),
    annotations: READ_ONLY,
    execute: async (input) => {
      const page = addressOf(textIn(input, 'page'));
      const heading = input['heading'] === undefined ? undefined : textIn(input, 'heading');
      return { page: page.pathname, markdown: sectionOf(await readPage(page), heading) };
    },
  },
  {
    name: 'current_page',
    title: 'Current page',
    description: 'The page that the reader sees, and what is selected in it.',
    inputSchema: stringsSchema({}),
    annotations: READ_ONLY,
    execute: async () => ({
      page: location.pathname + location.search + location.hash,
      title: document.title,
      language: document.documentElement.lang,
      selected: getSelection()?.toString() ?? '',
    }),
  },
  {
    name: 'navigate',
    title: 'Go to a page',
    description: 'Shows another page or section of this documentation to the reader.',
    inputSchema: stringsSchema({ page: PAGE }),
    execute: async (input) => {
      const page = addressOf(textIn(input, 'page'));
      // The reader should not end up on a page that does not exist.
      await readPage(page);
      await goTo(page);
      return { page: location.pathname + location.hash, title: document.title };
    },
  },
  {
    name: 'get_option',
    title: 'Look up an option',
    description: 'Reads the section about an option of the configuration: type, default, examples.',
    inputSchema: stringsSchema({ name: 'Such as lib.dts.bundle or output.minify' }),
    annotations: READ_ONLY,
    execute: async (input) => {
      const name = textIn(input, 'name');
      const { hits } = await ask(name);
      const hit = hits.find((one) => isCalled(titleOf(one), name));
      if (!hit) throw new Error(`No section is about "${name}". Close: ${hits.map(titleOf).join(', ')}`);
      return { ...toSection(hit), markdown: sectionOf(await readPage(addressOf(hit.url)), titleOf(hit)) };
    },
  },
];

/** The name of an option may begin with where it goes, in the question and in the heading. */
function isCalled(title: string, name: string): boolean {
  const plain = (text: string) => text.replace(/^lib\./, '').toLowerCase();
  return plain(title) === plain(name);
}

let searching: { settings: string; provider: DialogProvider } | undefined;

/** Answers as the dialog does. Pages in another language have another index. */
async function ask(query: string): Promise<SearchAnswer> {
  const { providerOfPage } = await import('../../search/dialog/open-dialog.tsx');
  const settings = JSON.stringify(searchOf(document.documentElement));
  if (searching?.settings !== settings) {
    searching?.provider.close?.();
    searching = { settings, provider: providerOfPage() };
  }
  const { provider } = searching;
  const more = new Promise<void>((resolve) => provider.onMore?.(resolve));
  const asked = {
    text: query.slice(0, SEARCH.maxQueryLength),
    hitsPerPage: SEARCH.hitsPerPage,
    resultsPerGroup: SEARCH.resultsPerGroup,
    snippetWords: SEARCH.snippetWords,
  };
  const answer = await provider.search(asked);
  if (!answer.isTentative) return answer;
  await more;
  return ask(query);
}

const titlesOf = ({ hierarchy }: SearchHit) =>
  Object.values(hierarchy).filter((title) => title !== null && title !== '');
const titleOf = (hit: SearchHit): string => titlesOf(hit).at(-1) ?? '';

function toSection(hit: SearchHit): { page: string; titles: (string | null)[]; text: string } {
  return { page: hit.url, titles: titlesOf(hit), text: hit.snippet.map(({ text }) => text).join('') };
}

/** Accepts a route as the pages are named, and an address as the browser shows it. */
function addressOf(page: string): URL {
  const base = baseOf(document.documentElement);
  const isRoute = page.startsWith('/') && !page.startsWith(base);
  const address = new URL(isRoute ? base + page.slice(1) : page, location.href);
  if (address.origin !== location.origin) throw new Error(`${page} is not a page of this site.`);
  return address;
}

async function readPage({ pathname }: URL): Promise<string> {
  const path = pathname.replace(/\.(?:html|md)$/, '');
  const response = await fetch(path.endsWith('/') ? `${path}index.md` : `${path}.md`);
  if (!response.ok) throw new Error(`There is no page ${pathname}. Use search to find one.`);
  return response.text();
}

/** A section with everything below it. */
function sectionOf(markdown: string, heading: string | undefined): string {
  if (heading === undefined) return markdown;
  const sections = markdownSections(markdown);
  const at = sections.findIndex(({ title }) => title.toLowerCase() === heading.toLowerCase());
  if (at === -1)
    throw new Error(
      `There is no heading "${heading}". It has ${sections.map(({ title }) => title).join(', ')}.`,
    );
  const { depth } = sections[at]!;
  const next = sections.findIndex((one, index) => index > at && one.depth <= depth);
  return sections
    .slice(at, next === -1 ? undefined : next)
    .map(({ text }) => text)
    .join('');
}

async function goTo({ href }: URL): Promise<void> {
  const api = navigationApi();
  if (api) await api.navigate(href).finished;
  else location.assign(href);
}

/** Called once, in browsers with WebMCP. */
export function offerPageTools(): void {
  offerTools(PAGE_TOOLS);
}
