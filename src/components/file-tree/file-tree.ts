import type { Declaration } from '../declaration.ts';

export const FILE_TREE: Declaration = { static: true, props: {} };
