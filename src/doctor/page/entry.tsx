import { baseOf } from '../../model/document.ts';
import { DOCTOR } from '../model/document.ts';
import { ownWorker } from '../../runtime/page/trusted.ts';
import { showInstrument } from '../../theme/instrument/show-instrument.tsx';
import type { DoctorParts } from '../model/protocol.ts';
import { Doctor } from './Doctor.tsx';
import { doctorPlace } from './say/say.ts';
import { DoctorSession } from './session/checker-session.ts';
import '../../theme/instrument/segmented.css';
import '../../theme/instrument/segmented-choices.css';
import '../../theme/instrument/tool-button.css';
import './doctor.css';

if (doctorPlace) {
  const parts = JSON.parse(doctorPlace.getAttribute(DOCTOR) ?? '{}') as DoctorParts;
  const session = new DoctorSession(parts.worker, ownWorker);
  showInstrument(
    'Doctor',
    doctorPlace,
    <Doctor session={session} parts={parts} base={baseOf(document.documentElement)} />,
  );
  if ('modelContext' in document)
    import('./doctor-tools.ts').then(
      (part) => part.offerDoctorTools(parts),
      () => undefined,
    );
}
