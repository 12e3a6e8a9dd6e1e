import { escapeText } from '../../engine/files/escape.ts';
import type { Highlighter } from '../../engine/page/code/highlighter.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { Changes, Lesson, LessonFiles } from '../model/lesson.ts';
import type { LearnWords } from '../words/english.ts';

interface Step {
  title: string;
  files: Changes;
}

/** What readers get who cannot run the lab: the project, an answer, and what Rslib writes for it. */
function stepsOf({ builds, start, solution }: Lesson, recorded: LessonFiles, words: LearnWords): Step[] {
  return [
    { title: words.learnStart, files: start },
    { title: words.learnAnswer, files: solution },
    ...(builds ? [{ title: words.learnWritten, files: recorded }] : []),
  ];
}

/** Shows the steps with their files, for readers without scripts. */
export async function stepsHtml(
  lesson: Lesson,
  recorded: LessonFiles,
  { words, highlighter }: { words: LearnWords; highlighter: Highlighter },
): Promise<string> {
  await highlighter.load(['js', 'ts', 'tsx', 'json', 'css', 'markdown', 'yaml']);
  const fileHtml = ([name, text]: [string, string | null]) =>
    text === null
      ? `<p>${fillIn(escapeText(words.learnDeleted), { file: `<code>${escapeText(name)}</code>` })}</p>`
      : `<figure class="code"><figcaption>${escapeText(name)}</figcaption><pre tabindex="0"><code>${highlighter
          .lines(text.trimEnd(), languageOf(name))
          .join('\n')}</code></pre></figure>`;
  return stepsOf(lesson, recorded, words)
    .map(
      ({ title, files }) =>
        `<details open><summary>${escapeText(title)}</summary>${Object.entries(files).map(fileHtml).join('')}</details>`,
    )
    .join('');
}

/** The same steps for the Markdown twin of the page. */
export function stepsMarkdown(lesson: Lesson, recorded: LessonFiles, words: LearnWords): string {
  const fileText = ([name, text]: [string, string | null]) =>
    text === null
      ? fillIn(words.learnDeleted, { file: `\`${name}\`` })
      : `\`${name}\`:\n\n\`\`\`\`${languageOf(name)}\n${text.trimEnd()}\n\`\`\`\``;
  const steps = stepsOf(lesson, recorded, words).flatMap(({ title, files }) => [
    `**${title}**`,
    ...Object.entries(files).map(fileText),
  ]);
  return [`*${lesson.builds ? words.learnInMarkdown : words.learnReadsInMarkdown}*`, ...steps].join('\n\n');
}

function languageOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (/^[cm]?[jt]sx?$/.test(ending))
    return ending.includes('x') ? 'tsx' : ending.endsWith('ts') ? 'ts' : 'js';
  return { json: 'json', css: 'css', md: 'markdown', yml: 'yaml' }[ending] ?? '';
}
