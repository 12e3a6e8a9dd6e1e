import { LAB_PAGE_WORDS } from './page-words.ts';

/** Words that only the build writes. */
const BUILD_WORDS = {
  lab: 'Lab',
  labOpen: 'Open in lab',
  labCheckPackage: 'Check this package',
  labNeedsScripts:
    'The lab needs JavaScript. Without it, every page shows the recorded output of its examples.',
  labMissing: 'This build of the site has no lab. Run {command}, then build the site again.',
  labInMarkdown: 'The web page has an editor here that runs Rslib in the browser.',
  labVerified:
    '{equal} of {total} builds on this site write the same files in the lab as the native Rslib, byte for byte ({versions}). Among them are {declared} of the {declarations} that write declaration files.',
  labOneBuild: '1 build: {reason}',
  labBuilds: '{count} builds: {reason}',
} as const;

/** All words of the lab in English. Every other language has the same keys. */
export const LAB_ENGLISH = { ...BUILD_WORDS, ...LAB_PAGE_WORDS };

export type LabWords = Readonly<Record<keyof typeof LAB_ENGLISH, string>>;
