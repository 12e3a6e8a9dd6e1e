import { STARTER } from '../model/document.ts';
import { instrumentOn } from '../../theme/instrument/instrument-on.ts';
import type { ProperName, StarterText } from '../model/words/page-words.ts';

export const { place: starterPlace, say, sayMessage } = instrumentOn<StarterText | ProperName>(STARTER);
