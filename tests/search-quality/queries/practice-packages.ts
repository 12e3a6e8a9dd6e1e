import type { QueryTable } from './query-table.ts';

const FINDINGS = '/guide/publish/findings';
const DOCTOR = '/doctor';

/** What authors ask about the package they publish, and what the checkers print, to practice on. */
export const PRACTICE_PACKAGES: QueryTable = {
  question: {
    'does my package work for everyone who installs it': [DOCTOR, FINDINGS],
    'what do package checkers find': FINDINGS,
  },
  error: {
    CJSResolvesToESM: `${FINDINGS}#esm-only`,
    FILE_DOES_NOT_EXIST: `${FINDINGS}#missing-file`,
    FallbackCondition: `${FINDINGS}#types-first`,
    HAS_ESM_MAIN_BUT_NO_EXPORTS: `${FINDINGS}#no-exports`,
    FalseESM: [`${FINDINGS}#types-format`, '/guide/basic/output-format#types'],
    InternalResolutionError: `${FINDINGS}#alias-in-types`,
    UntypedResolution: `${FINDINGS}#untyped-entry`,
    NoResolution: `${FINDINGS}#no-resolution`,
    'doctor/unlisted-import': `${FINDINGS}#unlisted-import`,
    'doctor/lost-directive': `${FINDINGS}#lost-directive`,
  },
  'other words': {
    'package doctor': DOCTOR,
    'publint online': [DOCTOR, '/guide/publish/tarball#publint'],
  },
};
