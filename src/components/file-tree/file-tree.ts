import type { Declaration } from '../../model/declaration.ts';

export const FILE_TREE: Declaration = { static: true, props: {} };
