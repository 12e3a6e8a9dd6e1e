import { createRoot } from 'react-dom/client';
import { baseOf, DOCTOR } from '../../model/document.ts';
import { ownWorker } from '../../runtime/page/trusted.ts';
import type { DoctorParts } from '../model/protocol.ts';
import { Doctor } from './Doctor.tsx';
import { DoctorSession } from './session/doctor-session.ts';
import './doctor.css';

const place = document.querySelector<HTMLElement>(`[${DOCTOR}]`);
if (place) {
  const parts = JSON.parse(place.getAttribute(DOCTOR) ?? '{}') as DoctorParts;
  const session = new DoctorSession(parts.worker, ownWorker);
  createRoot(place).render(
    <Doctor session={session} parts={parts} base={baseOf(document.documentElement)} />,
  );
}
