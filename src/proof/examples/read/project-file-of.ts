import { relativePath } from '../../../engine/files/display-path.ts';
import type { FileScope } from '../../../engine/page/context/scope.ts';
import type { Fence, ShownFile, SiteContext } from '../../../engine/page/context/site-context.ts';

const ROOT = '<root>/';

/** An empty block shows a file in the project's folder. A block with text is the file itself. */
export function projectFileOf(
  { meta, value }: Fence,
  { scope, site }: { scope: FileScope; site: SiteContext },
): ShownFile | undefined {
  const project = meta.attributes.get('project');
  if (project === undefined || meta.file === undefined) return undefined;
  if (value.trim() !== '') return 'own text';
  if (typeof project !== 'string' || meta.file.startsWith(ROOT)) return undefined;
  const folder = site.examplesFolder(relativePath(site.docsDir, scope.file));
  return {
    file: `${ROOT}${folder}/${project}/${meta.file}`,
    fix: `An empty block of a project shows a file from its folder in ${folder}/. Name the project that has the file, or write the file in the block.`,
  };
}
