import type { Declaration } from '../../model/declaration.ts';

export const STEPS: Declaration = { static: true, props: {} };
