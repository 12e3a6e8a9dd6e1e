import { isModule } from '../../model/manifest.ts';
import type { Difference, Effect } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import type { Project, Rename } from '../../model/tool.ts';

type Format = 'cjs' | 'esm';

/** What bundles declaration files. */
export const EXTRACTOR = ['@microsoft/api-extractor'];

/** The extension that Rslib gives the JavaScript of a format, as Node.js reads it in this package. */
export function usualExtension(format: Format, project: Project): '.js' | '.cjs' | '.mjs' {
  const isOwnFormat = isModule(project.manifest) === (format === 'esm');
  return isOwnFormat ? '.js' : fixedExtension(format);
}

function fixedExtension(format: Format): '.cjs' | '.mjs' {
  return format === 'esm' ? '.mjs' : '.cjs';
}

/** The extension of declaration files that belongs to one of JavaScript. */
export function typesExtension(js: string): string {
  return `.d.${js.slice(1).replace('js', 'ts')}`;
}

/** What becomes of the files of a tool that writes `.mjs` and `.cjs` whatever `package.json` says. */
export function fixedRenames(format: Format, project: Project, folder: string): Rename[] {
  const [from, to] = [fixedExtension(format), usualExtension(format, project)];
  if (from === to) return [];
  return [
    { folder, from, to },
    { folder, from: typesExtension(from), to: typesExtension(to) },
  ];
}

/** Declaration files with the extension that belongs to the JavaScript of a format: one per entry, or per source file. */
export function dtsEffect(format: Format, project: Project, isBundled: boolean): Effect {
  const parts = {
    ...(isBundled && { bundle: true }),
    ...(usualExtension(format, project) !== '.js' && { autoExtension: true }),
  };
  return { at: 'dts', value: out(Object.keys(parts).length === 0 ? true : parts) };
}

/** What declaration files need of a project. */
export function typesDifferences<Facts>(
  areWritten: (facts: Facts) => boolean,
  areBundled: (facts: Facts) => boolean,
): Difference<Facts>[] {
  return [
    {
      when: areWritten,
      text: 'TypeScript 6 and 7 write declaration files only if `rootDir` is set in `tsconfig.json`: `"rootDir": "src"`.',
    },
    {
      when: (facts) => areWritten(facts) && areBundled(facts),
      text: 'Bundled declaration files [need a setting](/guide/advanced/dts-bundle#path-aliases) if they import through `paths` of `tsconfig.json`.',
    },
  ];
}
