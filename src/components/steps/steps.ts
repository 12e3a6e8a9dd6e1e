import type { Declaration } from '../declaration.ts';

export const STEPS: Declaration = { static: true, props: {} };
