import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attributesHtml, escapeText } from '../../engine/files/escape.ts';
import { hashedName } from '../../engine/files/out-file.ts';
import { report } from '../../engine/page/context/scope.ts';
import type { AddedComponent, ComponentPlace } from '../../engine/page/context/site-context.ts';
import { missingHtml } from '../../lab/build/lab.ts';
import { addressAttributes, labTexts } from '../../lab/build/lab-page.ts';
import type { LabParts } from '../../lab/build/lab-parts.ts';
import { LAB_TABLES } from '../../lab/model/words/lab-words.ts';
import { encodeWords, STAND_IN, WORDS } from '../../model/document.ts';
import { ProblemError } from '../../model/problem.ts';
import { textsByEnglish } from '../../model/words/word-tables.ts';
import { LESSON } from '../model/document.ts';
import { LESSONS_FOLDER } from '../model/lesson.ts';
import type { Lesson, LessonFiles } from '../model/lesson.ts';
import { lessonIds, lessonPlace, readLessonFile, readRecording } from '../read/lesson-files.ts';
import { LEARN_TABLES } from '../words/learn-words.ts';
import { LEARN_PAGE_WORDS } from '../words/page-words.ts';
import { lessonData, orderedLessons } from './lesson-data.ts';
import { stepsHtml, stepsMarkdown } from './lesson-steps.ts';
import { extraWords } from './lesson-words.ts';

/** Renders `<Lesson />`: the markup that the script of the page fills, with the steps of the lesson until then. */
export function lessonPage(root: string, lab: LabParts): AddedComponent {
  return {
    rule: { static: true, props: {}, children: [] },
    async render(_, place) {
      const { scope, site } = place;
      const docsDir = path.dirname(path.dirname(scope.file));
      const id = path.parse(scope.file).name;
      const files = lessonPlace(docsDir, id);
      scope.dependencies.add(files.lesson).add(files.recording);
      const read = readAll(docsDir, id);
      if ('problems' in read) {
        scope.problems.push(...read.problems);
        return [];
      }
      checkLength(place);
      const { lesson, recorded } = read;
      const words = site.extensionWords(LEARN_TABLES, scope);
      const steps = await stepsHtml(lesson, recorded, { words, highlighter: site.highlighter });
      const note = `<p class="${STAND_IN}">${escapeText(lesson.builds ? words.learnNeedsScripts : words.learnReadsNeedsScripts)}</p>`;
      const labWords = site.extensionWords(LAB_TABLES, scope);
      const value =
        lab.missing === undefined
          ? `<section${await attributesOf(root, lab, { id, docsDir, lesson, recorded }, place)}><div class="${STAND_IN}">${note}${steps}</div></section>`
          : missingHtml(lab.missing, labWords) + steps;
      return [{ type: 'raw', value, data: { markdown: stepsMarkdown(lesson, recorded, words) } }];
    },
  };
}

type Read = { lesson: Lesson; recorded: LessonFiles } | { problems: ProblemError['problems'] };

function readAll(docsDir: string, id: string): Read {
  try {
    const read = readLessonFile(docsDir, id);
    if ('problems' in read) return read;
    return { ...read, recorded: read.lesson.builds ? readRecording(docsDir, id) : {} };
  } catch (error) {
    if (error instanceof ProblemError) return { problems: error.problems };
    throw error;
  }
}

interface ReadLesson {
  id: string;
  docsDir: string;
  lesson: Lesson;
  recorded: LessonFiles;
}

async function attributesOf(
  root: string,
  lab: LabParts,
  { id, docsDir, lesson, recorded }: ReadLesson,
  place: ComponentPlace,
): Promise<string> {
  const { scope, site } = place;
  const words = site.extensionWords(LEARN_TABLES, scope);
  const meta = path.join(docsDir, LESSONS_FOLDER, '_meta.json');
  scope.dependencies.add(meta);
  const lessons = orderedLessons(meta, lessonIds(docsDir)).flatMap(
    (name) => site.matchRoute(`/${LESSONS_FOLDER}/${name}`) ?? [],
  );
  const content = JSON.stringify({ ...lessonData(id, lesson, recorded), lessons });
  const output = hashedName(`lesson-${id}`, '.json', content);
  scope.assets.push({ file: lessonPlace(docsDir, id).lesson, output, content });
  scope.scripts.add(path.join(root, 'src/learn/page/entry.tsx'));
  return attributesHtml({
    class: 'lesson',
    [LESSON]: site.base + output,
    ...addressAttributes(await lab.addresses(site.base)),
    [WORDS]: encodeWords({ ...labTexts(place), ...textsByEnglish(LEARN_PAGE_WORDS, words) }),
    'aria-label': words.learn,
  });
}

function checkLength({ node, scope }: ComponentPlace): void {
  const extra = extraWords(readFileSync(scope.file, 'utf8'));
  if (extra === 0) return;
  report(scope, node, {
    level: 'error',
    what: `The lesson is ${extra} ${extra === 1 ? 'word' : 'words'} too long.`,
    fix: 'A lesson is one idea. Shorten it, or make two.',
  });
}
