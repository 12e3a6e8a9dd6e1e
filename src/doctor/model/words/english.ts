import { DOCTOR_PAGE_WORDS } from './page-words.ts';

/** Words that only the build writes. */
const BUILD_WORDS = {
  doctor: 'Doctor',
  doctorNeedsScripts:
    'Examining a package in the page needs JavaScript. Without it, {command} does the same in a clone of this site, and {publint} and {attw} are the two commands behind it.',
  doctorInMarkdown: 'The web page examines a package here: a tarball or a folder.',
  doctorExamined:
    'The doctor finds no error in {healthy} of the {packages} examples that could be published.',
  doctorShown: 'The others show one:',
} as const;

/** All words of the doctor in English. Every other language has the same keys. */
export const DOCTOR_ENGLISH = { ...BUILD_WORDS, ...DOCTOR_PAGE_WORDS };

export type DoctorWords = Readonly<Record<keyof typeof DOCTOR_ENGLISH, string>>;
