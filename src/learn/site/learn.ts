import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Extension } from '../../engine/site/extension.ts';
import { ISOLATION } from '../../lab/build/lab-headers.ts';
import type { LabParts } from '../../lab/build/lab-parts.ts';
import { LESSONS_FOLDER } from '../model/lesson.ts';
import { lessonIds } from '../read/lesson-files.ts';
import { LEARN_TABLES } from '../words/learn-words.ts';
import { LEARN_BROWSER_TABLES } from '../words/learn-words.ts';
import { lessonPage } from './lesson-page.ts';
import { trackFiles, tracksTable } from './tracks.ts';

/**
 * Lessons, whose pages run Rslib as the lab does, and judge what it wrote, and tracks through the other pages. The files of
 * the lab come from its own extension.
 */
export function learnExtension(root: string, lab: LabParts): Extension {
  return {
    name: 'learn',
    words: LEARN_TABLES,
    browser: { module: path.join(root, 'src/learn/browser/extension.ts'), words: LEARN_BROWSER_TABLES },
    files: trackFiles,
    headers: ({ docsDir }) =>
      existsSync(path.join(docsDir, LESSONS_FOLDER))
        ? lessonIds(docsDir).map((id) => ({ path: `/${LESSONS_FOLDER}/${id}`, headers: ISOLATION }))
        : [],
    components: { Lesson: lessonPage(root, lab), Tracks: tracksTable },
  };
}
