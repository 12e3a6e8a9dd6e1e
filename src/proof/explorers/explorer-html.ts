import { ISLAND } from '../../model/document.ts';
import { EXPLORER, EXPLORER_DATA } from '../model/document.ts';
import { sizeText } from '../../model/size-text.ts';
import type { ExplorerData, ExplorerFile } from '../model/explorer.ts';
import { attributesHtml, escapeText } from '../../engine/files/escape.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { ProofWords } from '../model/words/english.ts';
import { combinationsOf, defaultCombination } from './combinations.ts';
import type { Combination } from './combinations.ts';
import type { ExplorerDefinition } from './definition.ts';
import { segmentedHtml } from './segmented-html.ts';

export interface ExplorerPlace {
  definition: ExplorerDefinition;
  data: ExplorerData;
  /** Address of the data. */
  url: string;
  versions: Record<string, string>;
  words: ProofWords;
}

/**
 * The HTML in the page: the choices, and for the default combination its configuration, its main file and the names
 * of the other files.
 */
export function explorerHtml({ definition, data, url, versions, words }: ExplorerPlace): string {
  const { id, title } = definition;
  const combination = defaultCombination(definition);
  const index = combinationsOf(definition).findIndex((one) => one.join() === combination.join());
  const files = data.results[index]!.map((file) => data.files[file]!);
  const [main, ...others] = files;
  const config = files.find(([path]) => path === data.config);
  const builtWith = escapeText(fillIn(words.explorerBuiltWith, { tools: versionsText(versions, words) }));
  const attributes = attributesHtml({
    class: 'explorer',
    [ISLAND]: 'Explorer',
    [EXPLORER]: id,
    [EXPLORER_DATA]: url,
    'aria-label': fillIn(words.explorer, { title }),
  });
  return [
    `<section${attributes}><div class="explorer-choices">${choicesHtml(definition, combination)}</div>`,
    `<div class="explorer-view ${heightClass(data)}"><div>`,
    ...[config, main].map((file) => (file ? fileHtml(file, data, words) : '')),
    restHtml(
      others.filter(([, , bytes]) => bytes !== undefined),
      words,
    ),
    `</div></div><p class="explorer-note">${builtWith}</p></section>`,
  ].join('');
}

/** How many lines of an output are shown at most before it scrolls. */
const LONGEST_OUTPUT = 20;

/** The stylesheet has a height for every second number from the first to the second. */
const HEIGHTS = [4, 32] as const;

/** Makes room for configuration and output of the combination with most lines, so no choice moves the page. */
export function heightClass({
  config,
  files,
  texts,
  results,
}: Pick<ExplorerData, 'config' | 'files' | 'texts' | 'results'>): string {
  const needed = results.map((result) => {
    const shown = result.map((file) => files[file]!);
    const linesOf = (isShown: (path: string) => boolean) =>
      shown.flatMap(([path, text]) => (isShown(path) ? texts[text]!.split('\n').length : []));
    const [ofConfig = 0] = linesOf((path) => path === config);
    return ofConfig + Math.min(LONGEST_OUTPUT, Math.max(...linesOf((path) => path !== config)));
  });
  const [least, most] = HEIGHTS;
  return `lines-${Math.min(most, Math.max(least, 2 * Math.ceil(Math.max(...needed) / 2)))}`;
}

function choicesHtml({ id, choices }: ExplorerDefinition, combination: Combination): string {
  return choices
    .map(({ key, values }, choice) =>
      segmentedHtml({
        legend: key,
        name: `${id}:${slug(key)}`,
        options: values.map(({ label }) => ({ label, value: slug(label) })),
        checked: combination[choice],
      }),
    )
    .join('');
}

/** Needs no escaping in an address. */
function slug(text: string): string {
  return text.replaceAll(/[^\w./@-]+/g, '-');
}

function fileHtml(
  [path, text, bytes, gzip]: ExplorerFile,
  { texts }: ExplorerData,
  { sizes }: Pick<ProofWords, 'sizes'>,
): string {
  const size =
    bytes === undefined || gzip === undefined
      ? ''
      : ` <small>${fillIn(sizes, { size: sizeText(bytes), gzip: sizeText(gzip) })}</small>`;
  return `<figure class="code"><figcaption>${escapeText(path)}${size}</figcaption><pre tabindex="0"><code>${texts[text]}</code></pre></figure>`;
}

function restHtml(files: readonly ExplorerFile[], { explorerAlso, explorerComma }: ProofWords): string {
  if (files.length === 0) return '';
  const names = files.map(([path, , bytes]) => `<code>${escapeText(path)}</code> (${sizeText(bytes ?? 0)})`);
  return `<p>${fillIn(escapeText(explorerAlso), { files: names.join(explorerComma) })}</p>`;
}

function versionsText(versions: Record<string, string>, { explorerTools }: ProofWords): string {
  const rslib = `Rslib ${versions['@rslib/core']}`;
  return versions['typescript'] === undefined
    ? rslib
    : fillIn(explorerTools, { first: rslib, second: `TypeScript ${versions['typescript']}` });
}
