import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { formatProblems } from '../model/problem.ts';
import { loadConfiguration } from '../engine/config/load.ts';
import { displayPath } from '../engine/files/display-path.ts';
import { readFrontmatter } from '../engine/content/frontmatter.ts';
import { scanDocs } from '../engine/content/scan.ts';
import { checkPhrases, checkProse } from './prose/check-prose.ts';
import { pageProse } from './prose/page-prose.ts';
import type { ProseBlock } from './prose/page-prose.ts';
import { readingOf } from './prose/reading.ts';
import { sourceTexts } from './prose/source-texts.ts';
import { createSpeller } from './prose/speller.ts';
import { command } from './command.ts';

const HELP = `Checks the spelling and style of every page, and the style of the engine's messages.

  --site DIR    folder with site.config.ts and docs/ (default: this project)
  --pages       also print the length and reading age of each page
`;

void command({
  help: HELP,
  options: { site: { type: 'string' }, pages: { type: 'boolean' } },
  run: async (values, { engineRoot }) => {
    const { siteDir, docsDir, config } = await loadConfiguration(path.resolve(values.site ?? engineRoot), {});
    const ownWords = path.join(siteDir, 'dictionary.txt');
    const speller = createSpeller(existsSync(ownWords) ? readFileSync(ownWords, 'utf8') : '');
    const { pages } = scanDocs(docsDir, config, siteDir);
    const texts = pages.map(({ file }) => readPage(file, displayPath(siteDir, file)));
    const problems = [
      ...texts.flatMap(({ name, blocks }) => checkProse(blocks, name, speller)),
      ...sourceFiles(engineRoot).flatMap((file) =>
        checkPhrases(sourceTexts(file, readFileSync(file, 'utf8')), displayPath(engineRoot, file)),
      ),
    ];
    if (values.pages) for (const { name, blocks } of texts) console.log(readingLine(name, blocks));
    if (problems.length > 0) {
      console.error(formatProblems(problems));
      process.exitCode = 1;
    }
    console.log(
      `${texts.length} pages. ${readingLine(
        'Total',
        texts.flatMap(({ blocks }) => blocks),
      )}`,
    );
  },
});

/** The files whose strings people read: all code but tests. */
function sourceFiles(engineRoot: string): string[] {
  return ['src', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(engineRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !name.includes('.test.'))
      .map((name) => path.join(engineRoot, folder, name)),
  );
}

function readPage(file: string, name: string): { name: string; blocks: ProseBlock[] } {
  const { frontmatter, body } = readFrontmatter(readFileSync(file, 'utf8'), name);
  const told = [frontmatter.title, frontmatter.description].flatMap((text) =>
    text === undefined ? [] : pageProse(text, 'md').map((block) => ({ ...block, line: 1 })),
  );
  return { name, blocks: [...told, ...pageProse(body, file.endsWith('.md') ? 'md' : 'mdx')] };
}

function readingLine(name: string, blocks: readonly ProseBlock[]): string {
  const { words, sentences, age } = readingOf(blocks);
  const perSentence = sentences === 0 ? '0' : (words / sentences).toFixed(1);
  return `${name}: ${words} words, ${perSentence} per sentence, reading age ${age}`;
}
