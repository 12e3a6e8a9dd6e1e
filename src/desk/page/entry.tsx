import { baseOf } from '../../model/document.ts';
import { DESK } from '../model/document.ts';
import { ownWorker } from '../../runtime/page/trusted.ts';
import { showInstrument } from '../../theme/instrument/show-instrument.tsx';
// oxlint-disable-next-line import/default -- the bundler provides its URL as a module
import workerUrl from '../worker/desk-worker.ts?worker&url';
import { openFromAddress } from './address.ts';
import { Desk } from './Desk.tsx';
import { DeskSession } from './desk-session.ts';
import type { DeskParts } from '../model/desk-parts.ts';
import { deskPlace } from './say.ts';
// The same three as the other instruments: the bundler keeps them in one file only then, which comes before their own.
import '../../theme/instrument/segmented.css';
import '../../theme/instrument/segmented-choices.css';
import '../../theme/instrument/tool-button.css';
import './desk.css';

async function showDesk(place: HTMLElement): Promise<void> {
  const parts = JSON.parse(place.getAttribute(DESK) ?? '{}') as DeskParts;
  const { given, problem } = await openFromAddress(parts.tools);
  const session = new DeskSession(() => ownWorker(workerUrl));
  const base = baseOf(document.documentElement);
  showInstrument(
    'Desk',
    place,
    <Desk parts={parts} session={session} opened={given} problem={problem} base={base} />,
  );
}

if (deskPlace) void showDesk(deskPlace);
