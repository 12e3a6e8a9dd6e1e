import { baseOf } from '../../model/document.ts';
import type { BrowserExtension } from '../../runtime/islands/browser-extension.ts';
import { readSession } from '../../runtime/storage/storage.ts';
import { LESSONS_FOLDER } from '../model/lesson.ts';
import { TRACK } from '../model/track.ts';

/** Shows readers on a track what comes next, and those of lessons what they have solved. For everybody else, this is all that loads. */
export const extension: BrowserExtension = {
  name: 'learn',
  start: () => () => {
    if (location.pathname.startsWith(`${baseOf(document.documentElement)}${LESSONS_FOLDER}/`))
      import('./SolvedMarks.tsx').then(
        (part) => part.showSolvedMarks(),
        () => undefined,
      );
    if (location.search.includes(`${TRACK}=`) || readSession(TRACK) !== undefined)
      import('./TrackBar.tsx').then(
        (part) => part.showTrackBar(),
        () => undefined,
      );
  },
};
