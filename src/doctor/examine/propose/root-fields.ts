import type { FieldChange } from '../../model/finding.ts';
import { fileName, isRecord } from '../../model/package.ts';
import type { Package } from '../../model/package.ts';
import { existingFile } from './entry-files.ts';
import { fileFor } from './exports.ts';
import type { SyntaxOf, Target } from './exports.ts';

/** `main`, `module` and `types` for tools that do not read `exports`, and the end of fields that nothing reads. */
export function proposeRootFields(pkg: Package, root: Target | undefined, syntaxOf: SyntaxOf): FieldChange[] {
  const { manifest, files } = pkg;
  const required = fileFor(root, ['node', 'require', 'module-sync']);
  const imported = fileFor(root, ['node', 'import', 'module-sync']);
  const main = required ?? imported;
  const changes: FieldChange[] = [];
  const set = (field: string, value: string | undefined) => {
    const now = manifest[field];
    const isSame = typeof now === 'string' && value !== undefined && fileName(now) === fileName(value);
    if (!isSame && now !== value) changes.push({ path: [field], value });
  };
  if (main !== undefined) {
    set('main', main);
    set('types', typesOf(root));
    if (manifest['typings'] !== undefined) set('typings', undefined);
  }
  const isModule = imported !== undefined && syntaxOf(fileName(imported)) === 'esm';
  if (manifest['module'] !== undefined) set('module', isModule ? imported : undefined);
  for (const field of ['jsnext', 'jsnext:main']) if (manifest[field] !== undefined) set(field, undefined);
  const { browser } = manifest;
  const isMoved = isRecord(root) && typeof browser === 'string' && 'browser' in root;
  if (isMoved && existingFile(browser, files) !== undefined) set('browser', undefined);
  return changes;
}

function typesOf(root: Target | undefined): string | undefined {
  const found = ['require', 'import'].map((format) =>
    fileFor(root, ['types', 'node', format, 'module-sync']),
  );
  return found.find((file) => file !== undefined && /\.[cm]?ts$/.test(file));
}
