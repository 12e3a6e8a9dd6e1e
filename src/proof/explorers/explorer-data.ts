import { BUILD_FAILS } from '../model/explorer.ts';
import type { ExplorerData, ExplorerFile } from '../model/explorer.ts';
import { compareText } from '../../model/problem.ts';
import type { Highlighter } from '../../engine/page/code/highlighter.ts';
import { combinationName, combinationsOf } from './combinations.ts';
import type { ExplorerDefinition } from './definition.ts';
import { CONFIG_FILE, filesOf, shownFiles } from './explorer-project.ts';
import type { ProjectFiles } from './explorer-project.ts';
import type { RecordedResult, Recording } from './explorer-recording.ts';
import { hashedName } from '../../engine/files/out-file.ts';

export interface Explorer {
  definition: ExplorerDefinition;
  project: ProjectFiles;
  recording: Recording;
}

/** File extensions and the grammars that color them. */
const LANGUAGES: Record<string, string> = { ts: 'ts', cts: 'ts', mts: 'ts', json: 'json', css: 'css' };

export async function explorerData(
  { definition, project, recording }: Explorer,
  highlighter: Highlighter,
): Promise<ExplorerData> {
  await highlighter.load(['js', 'ts', 'json', 'css']);
  const texts = new Numbered<string>((html) => html);
  const files = new Numbered<ExplorerFile>((file) => JSON.stringify(file));
  const colored = (path: string, text: string) =>
    texts.indexOf(highlighter.lines(text.trimEnd(), languageOf(path)).join('\n'));

  const emitted = (result: RecordedResult): number[] =>
    'error' in result
      ? [files.indexOf([BUILD_FAILS, colored('', result.error)])]
      : Object.entries(result.files)
          .toSorted(([a], [b]) => rank(a, definition) - rank(b, definition) || compareText(a, b))
          .map(([path, hash]) => {
            const { text, bytes, gzip } = recording.contents[hash]!;
            return files.indexOf([path, colored(path, text.join('\n')), bytes, gzip]);
          });

  const results = combinationsOf(definition).map((combination) => {
    const result = recording.results[combinationName(definition, combination)]!;
    const own = filesOf(definition, project, combination);
    const sources = shownFiles(definition, own).map((path) =>
      files.indexOf([path, colored(path, own.get(path) ?? '')]),
    );
    return [...emitted(result), ...sources];
  });
  return { config: CONFIG_FILE, texts: texts.items, files: files.items, results };
}

export function explorerAsset(id: string, data: ExplorerData): { name: string; content: string } {
  const content = JSON.stringify(data);
  return { name: hashedName(`explorer-${id}`, '.json', content), content };
}

/** Ranks files for display: the kind that the explorer is about first, and of that kind the entry. */
function rank(path: string, { show }: ExplorerDefinition): number {
  const isDeclaration = /\.d\.[cm]?ts$/.test(path);
  const isEntry = /^dist\/index\.[^/]+$/.test(path);
  return (isDeclaration === (show === 'declarations') ? 0 : 2) + (isEntry ? 0 : 1);
}

function languageOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return LANGUAGES[ending] ?? (/^[cm]?js$/.test(ending) ? 'js' : '');
}

/** Keeps each item once, in order of first use. */
class Numbered<Item> {
  readonly items: Item[] = [];
  readonly #indexes = new Map<string, number>();

  constructor(readonly keyOf: (item: Item) => string) {}

  indexOf(item: Item): number {
    const key = this.keyOf(item);
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    this.#indexes.set(key, this.items.length);
    return this.items.push(item) - 1;
  }
}
