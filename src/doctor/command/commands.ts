import type { AnyCommand } from '../../engine/site/define-command.ts';
import { DOCTOR } from './doctor-command.ts';

/** The commands of the doctor, by name. */
export const DOCTOR_COMMANDS: Readonly<Record<string, AnyCommand>> = { doctor: DOCTOR };
