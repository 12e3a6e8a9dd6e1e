import { DOCTOR } from '../../model/document.ts';
import { instrumentOn } from '../../../theme/instrument/instrument-on.ts';
import type { DoctorText } from '../../model/words/page-words.ts';

export const { place: doctorPlace, say, sayMessage } = instrumentOn<DoctorText>(DOCTOR);
