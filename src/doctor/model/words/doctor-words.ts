import { DOCTOR_ENGLISH } from './english.ts';
import type { DoctorWords } from './english.ts';
import { DOCTOR_ZH } from './zh.ts';

/** The words of the doctor in the languages that come with it. */
export const DOCTOR_TABLES: { en: DoctorWords; zh: DoctorWords } = { en: DOCTOR_ENGLISH, zh: DOCTOR_ZH };
