import { escapeText, attributesHtml } from '../../engine/files/escape.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { DEFAULT_ANSWERS } from '../model/answers.ts';
import type { Line, Mark, StarterFile } from '../model/lines.ts';
import { isMarked, isOpenAtFirst, reasonsFor } from '../model/shown-lines.ts';
import type { StarterWords } from '../model/words/english.ts';
import { projectFor } from '../write/project.ts';
import type { Versions } from '../write/dependencies.ts';

const SHOWN = 'loads';

/**
 * Writes the project of the usual answers as the page shows it before anybody answers. The code that writes projects
 * loads with the first answer, and replaces this.
 */
export function firstResult(versions: Versions, words: StarterWords, base: string): string {
  const project = projectFor(DEFAULT_ANSWERS, versions);
  const files = 'files' in project ? project.files : [];
  const count = fillIn(words.starterFileCount, { count: files.length });
  return `${reasonsHtml(files, words, base)}<section class="starter-files"><div class="starter-tools"><p>${escapeText(count)}</p></div>${files.map((file) => fileHtml(file, words)).join('')}</section>`;
}

function reasonsHtml(files: readonly StarterFile[], words: StarterWords, base: string): string {
  const answer = fillIn(words.starterChange, { question: words.starterLoads, answer: 'Node.js' });
  const items = [...reasonsFor(SHOWN, files)].map(([mark, paths]) => reasonHtml(mark, paths, words, base));
  return `<section class="starter-reasons"><h2>${escapeText(words.starterWhy)}</h2><p class="starter-answer">${escapeText(answer)}</p><ul>${items.join('')}</ul></section>`;
}

function reasonHtml(
  { why, page }: Mark,
  paths: readonly string[],
  words: StarterWords,
  base: string,
): string {
  const label = `${words.starterReadMore}: ${why}`;
  const link = attributesHtml({ href: base + page.slice(1), 'aria-label': label });
  const codes = paths.map((path) => `<code>${escapeText(path)}</code>`).join('');
  return `<li><span lang="en">${escapeText(why)}</span> <a${link}>${escapeText(words.starterReadMore)}</a><span class="starter-paths">${codes}</span></li>`;
}

function fileHtml(file: StarterFile, words: StarterWords): string {
  const marked = file.lines.filter((line) => isMarked(line, SHOWN)).length;
  const open = isOpenAtFirst(file, SHOWN) ? ' open' : '';
  const label = attributesHtml({ 'aria-label': file.path });
  const count = marked === 1 ? words.starterOneMarked : fillIn(words.starterMarkedCount, { count: marked });
  const counted = marked === 0 ? '' : `<span class="starter-count">${escapeText(count)}</span>`;
  const lines = file.lines.map((line) => lineHtml(line, words)).join('');
  return `<details class="starter-file"${open}><summary><code>${escapeText(file.path)}</code>${counted}</summary><div class="starter-code"><pre tabindex="0"${label}><code>${lines}</code></pre></div></details>`;
}

function lineHtml(line: Line, words: StarterWords): string {
  if (!isMarked(line, SHOWN)) return `<span class="starter-line">${escapeText(line.text)}\n</span>`;
  const spoken = `<span class="visually-hidden">${escapeText(words.starterMarked)}</span>`;
  return `<span class="starter-line" data-marked="">${spoken}${escapeText(line.text)}\n</span>`;
}
