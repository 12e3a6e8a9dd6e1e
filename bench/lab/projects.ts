import { STARTER } from '../../src/lab/page/project/starter.ts';
import type { ProjectFiles } from '../../src/lab/model/protocol.ts';
import { library } from '../tools/library.mjs';

/** One format, and no older syntax than the other bundlers write. */
const CONFIG = `export default { lib: [{ format: 'esm', syntax: 'es2022' }] };\n`;
const MODULES = 20;

/** The projects that are built, by name. All have an entry at src/index.ts. */
export const PROJECTS: Readonly<Record<'starter' | 'library', ProjectFiles>> = {
  starter: { ...STARTER, 'rslib.config.ts': CONFIG },
  library: {
    ...Object.fromEntries(library(MODULES)),
    'rslib.config.ts': CONFIG,
    'package.json': STARTER['package.json']!,
    'tsconfig.json': STARTER['tsconfig.json']!,
  },
};

export type ProjectName = keyof typeof PROJECTS;

/** The line that an edit adds to the entry. */
export const editText = (number: number): string => `export const edit${number} = ${number};\n`;
