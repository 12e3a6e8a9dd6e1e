import { LAB } from '../../model/document.ts';
import { instrumentOn } from '../../../theme/instrument/instrument-on.ts';
import type { LabText } from '../../model/words/page-words.ts';

export const { place: labPlace, say, sayMessage } = instrumentOn<LabText>(LAB);
