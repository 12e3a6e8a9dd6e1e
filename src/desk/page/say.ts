import { DESK } from '../model/document.ts';
import { instrumentOn } from '../../theme/instrument/instrument-on.ts';
import type { DeskText } from '../words/page-words.ts';

export const { place: deskPlace, say, sayMessage } = instrumentOn<DeskText>(DESK);
