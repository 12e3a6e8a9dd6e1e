import { formatOf } from '../../model/module-format.ts';
import type { Format } from '../../model/module-format.ts';
import type { PackageFiles } from '../../model/package.ts';

/** Prefers a declaration file that fits the format of the script; undefined if the package has none. */
export function declarationFor(
  script: string,
  files: PackageFiles,
  named: readonly string[],
): { file: string; fits: boolean } | undefined {
  const format = formatOf(script, files);
  const stem = script.replace(/\.[cm]?jsx?$/, '');
  const beside = [`${stem}${ENDINGS[format]}`, `${stem}.d.ts`, `${stem}${ENDINGS[other(format)]}`];
  const known = [...beside, ...named, ...elsewhere(stem, files)].filter((name) => files.has(name));
  const file = known.find((name) => formatOf(name, files) === format);
  if (file !== undefined) return { file, fits: true };
  return known[0] === undefined ? undefined : { file: known[0], fits: false };
}

const ENDINGS: Readonly<Record<Format, string>> = { esm: '.d.mts', cjs: '.d.cts' };
const other = (format: Format): Format => (format === 'esm' ? 'cjs' : 'esm');

/** Declarations in a folder of their own, such as `types/index.d.ts` for `dist/index.js`. */
function elsewhere(stem: string, files: PackageFiles): string[] {
  const inFolder = stem.split('/').slice(1).join('/');
  const tails = [inFolder, stem].filter((tail) => tail !== '').map((tail) => `/${tail}`);
  return [...files.keys()].filter((name) => {
    const declared = /^(.*)\.d\.[cm]?ts$/.exec(name)?.[1];
    return (
      declared !== undefined &&
      /^(?:types|typings|dist\/types|dist-types)\//.test(name) &&
      tails.some((tail) => `/${declared}`.endsWith(tail))
    );
  });
}
