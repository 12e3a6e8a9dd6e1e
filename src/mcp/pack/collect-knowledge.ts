import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TOOLS } from '../../desk/tools/tools.ts';
import { loadConfiguration } from '../../engine/config/load.ts';
import { readSiteManifest } from '../../engine/output/hosts/site-manifest.ts';
import { siteAddress } from '../../engine/site/site-address.ts';
import { decodeIndex, indexPartUrl } from '../../model/search-index.ts';
import type { IndexFiles } from '../../model/search-index.ts';
import type { SearchRecord } from '../../model/search.ts';
import { claimsIn, siteStatements } from '../../proof/contract/site-claims.ts';
import { declarationFiles } from '../../proof/declared/declaration-files.ts';
import { declaredOptions } from '../../proof/declared/declared-options.ts';
import { readVersions } from '../../proof/examples/run/versions.ts';
import { PROOF_ENGLISH } from '../../proof/model/words/english.ts';
import { factsAt } from '../../proof/model/releases.ts';
import type { ReleaseFacts, ReleaseHistory, Timeline } from '../../proof/model/releases.ts';
import { optionSince } from '../../proof/since/option-since.ts';
import { readHistory } from '../../proof/since/since-recording.ts';
import { ProblemError } from '../../model/problem.ts';
import { markdownSections } from '../../model/markdown-sections.ts';
import type { KnownOption, KnownPage, Knowledge } from '../model/knowledge.ts';
import { knownErrors } from './known-errors.ts';
import { knownOptions } from './known-options.ts';
import { optionSections } from './option-sections.ts';
import { otherNames } from './other-names.ts';

export interface Sources {
  siteDir: string;
  /** The built site. */
  distDir: string;
  /** The folder with the packages that the pages are about. */
  examplesDir: string;
  /** The version of the site. */
  version: string;
}

/** Reads what the server knows: pages and search as they were built, options as the contract compares them. */
export async function collectKnowledge(sources: Sources): Promise<Knowledge> {
  const { siteDir, distDir, examplesDir, version } = sources;
  // First, because nothing else says what to do without a build.
  const { defaultLang } = readSiteManifest(distDir);
  const { config } = await loadConfiguration(siteDir, {});
  const index = readIndex(distDir, defaultLang);
  const records = decodeIndex(index.names, index.headings, index.text);
  const pages = readPages(distDir, records, index);
  return {
    version,
    rslib: readVersions(examplesDir)['@rslib/core'] ?? '',
    site: siteAddress(config, '').replace(/\/$/, ''),
    pages,
    options: await readOptions({ siteDir, examplesDir }, records),
    errors: knownErrors(pages),
    index,
  };
}

function readIndex(distDir: string, lang: string): IndexFiles {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(distDir, name), 'utf8'));
  const names = read(`search.${lang}.json`) as string;
  return {
    names: read(names),
    headings: read(indexPartUrl(names, 'headings')),
    text: read(indexPartUrl(names, 'text')),
  } as IndexFiles;
}

function readPages(distDir: string, records: readonly SearchRecord[], { headings }: IndexFiles): KnownPage[] {
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const route = record.objectID.replace(/#.*/, '');
    byPage.set(route, [...(byPage.get(route) ?? []), record]);
  }
  return [...byPage].map(([route, own], at) => {
    const file = `${route.endsWith('/') ? `${route}index` : route}.md`;
    const markdown = readFileSync(path.join(distDir, file), 'utf8');
    return {
      route,
      title: own[0]?.hierarchy.lvl1 ?? '',
      description: headings[at]?.[0].split('\n')[0] ?? '',
      markdown,
      ids: idsOf(markdown, own.slice(1)),
    };
  });
}

/** Finds the id of each heading: the search has a record for each of them, in the same order. */
function idsOf(markdown: string, records: readonly SearchRecord[]): string[] {
  let next = 0;
  return markdownSections(markdown)
    .slice(1)
    .map(({ title }) => {
      const found = records.findIndex(
        ({ type, hierarchy }, at) => at >= next && type !== 'content' && hierarchy[type] === title,
      );
      if (found === -1) return '';
      next = found + 1;
      return records[found]!.objectID.replace(/^[^#]*#/, '');
    });
}

async function readOptions(
  { siteDir, examplesDir }: Pick<Sources, 'siteDir' | 'examplesDir'>,
  records: readonly SearchRecord[],
): Promise<KnownOption[]> {
  const history = readHistory(siteDir);
  if ('what' in history) throw new ProblemError([history]);
  const declared = declaredOptions(declarationFiles(path.join(examplesDir, 'node_modules/@rslib/core')));
  const { statements } = await siteStatements(siteDir, '/config/');
  return knownOptions({
    declared,
    claims: claimsIn(statements, declared).all,
    flags: Object.keys(history.flags).filter((name) => now(history, history.flags[name])),
    inspectedDefault: (name) => now(history, history.inspected[name])?.default,
    sinceOf: (name) => optionSince(history, name, PROOF_ENGLISH),
    otherNames: otherNames(TOOLS, new Set(declared.map(({ name }) => name.replace(/^lib\./, '')))),
    sections: optionSections(records, declared),
  });
}

/** What the newest release has. */
function now({ releases }: ReleaseHistory, timeline: Timeline | undefined): ReleaseFacts | null | undefined {
  return timeline && factsAt(timeline, releases.at(-1) ?? '');
}
