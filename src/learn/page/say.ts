import { LESSON } from '../model/document.ts';
import { instrumentOn } from '../../theme/instrument/instrument-on.ts';
import type { LearnText } from '../words/page-words.ts';

export const { place: lessonPlace, say, sayMessage } = instrumentOn<LearnText>(LESSON);
