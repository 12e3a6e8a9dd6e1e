import { EXPLORER, EXPLORER_DATA } from '../../model/document.ts';
import { sizeText } from '../../model/explorer.ts';
import type { ExplorerData, ExplorerFile } from '../../model/explorer.ts';
import { attributesHtml, escapeText } from '../../engine/files/escape.ts';
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
}

/**
 * Returns the HTML in the page: the choices, and for the default combination its configuration, its main file and the
 * names of the other files.
 */
export function explorerHtml({ definition, data, url, versions }: ExplorerPlace): string {
  const { id, title } = definition;
  const combination = defaultCombination(definition);
  const index = combinationsOf(definition).findIndex((one) => one.join() === combination.join());
  const files = data.results[index]!.map((file) => data.files[file]!);
  const [main, ...others] = files;
  const config = files.find(([path]) => path === data.config);
  const attributes = attributesHtml({
    class: 'explorer',
    [EXPLORER]: id,
    [EXPLORER_DATA]: url,
    'aria-label': `Output explorer: ${title}`,
  });
  return [
    `<section${attributes}><div class="explorer-choices">${choicesHtml(definition, combination)}</div>`,
    '<div class="explorer-view">',
    ...[config, main].map((file) => (file ? fileHtml(file, data) : '')),
    restHtml(others.filter(([, , bytes]) => bytes !== undefined)),
    `</div><p class="explorer-note">Built with ${versionsText(versions)}.</p></section>`,
  ].join('');
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

/** Returns a text in a form that needs no escaping in an address. */
function slug(text: string): string {
  return text.replaceAll(/[^\w./@-]+/g, '-');
}

function fileHtml([path, text, bytes, gzip]: ExplorerFile, { texts }: ExplorerData): string {
  const size =
    bytes === undefined || gzip === undefined
      ? ''
      : ` <small>${sizeText(bytes)}, ${sizeText(gzip)} with gzip</small>`;
  return `<figure class="code"><figcaption>${escapeText(path)}${size}</figcaption><pre tabindex="0"><code>${texts[text]}</code></pre></figure>`;
}

function restHtml(files: readonly ExplorerFile[]): string {
  if (files.length === 0) return '';
  const names = files.map(([path, , bytes]) => `<code>${escapeText(path)}</code> (${sizeText(bytes ?? 0)})`);
  return `<p>Also emitted: ${names.join(', ')}</p>`;
}

function versionsText(versions: Record<string, string>): string {
  const rslib = `Rslib ${versions['@rslib/core']}`;
  return versions['typescript'] === undefined ? rslib : `${rslib} and TypeScript ${versions['typescript']}`;
}
