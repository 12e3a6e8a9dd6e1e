import { baseOf } from '../../model/document.ts';
import { STARTER } from '../model/document.ts';
import { showInstrument } from '../../theme/instrument/show-instrument.tsx';
import type { StarterParts } from '../model/parts.ts';
import { starterPlace } from './say.ts';
import { Starter } from './Starter.tsx';
import '../../theme/instrument/segmented.css';
import '../../theme/instrument/segmented-choices.css';
import '../../theme/instrument/tool-button.css';
import './starter.css';

const [questionPlace, resultPlace] = starterPlace?.children ?? [];
if (starterPlace && questionPlace && resultPlace) {
  const parts = JSON.parse(starterPlace.getAttribute(STARTER) ?? '{}') as StarterParts;
  const base = baseOf(document.documentElement);
  showInstrument('Starter', questionPlace, <Starter parts={parts} base={base} resultPlace={resultPlace} />);
}
