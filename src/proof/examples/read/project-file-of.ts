import type { Fence, ShownFile } from '../../../engine/page/syntax/site-context.ts';

const ROOT = '<root>/';
const FIX =
  'An empty block of a project shows a file from its folder in examples/. Name the project that has the file, or write the file in the block.';

/** Returns the file in the project's folder that an empty block shows. A block with text is the file itself. */
export function projectFileOf({ meta, value }: Fence): ShownFile | undefined {
  const project = meta.attributes.get('project');
  if (project === undefined || meta.file === undefined) return undefined;
  if (value.trim() !== '') return 'own text';
  if (typeof project !== 'string' || meta.file.startsWith(ROOT)) return undefined;
  return { file: `${ROOT}examples/${project}/${meta.file}`, fix: FIX };
}
