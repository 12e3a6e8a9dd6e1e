import { own } from '../../model/finding.ts';
import type { Finding } from '../../model/finding.ts';
import { isScript } from '../../model/module-format.ts';
import { pathFrom, shown, textOf } from '../../model/package.ts';
import type { Facts } from '../facts/facts.ts';
import { sourceMaps } from '../facts/source-maps.ts';

/**
 * Folders of users on Linux, macOS and Windows, and those of the usual build services. Nothing that could be part of an address, of
 * a relative path or of a longer one may come before.
 */
const BUILD_PATH =
  /(?:file:\/\/|(?<![\w.~@:/}-]))(?:\/(?:home|Users)\/[\w.-]+|\/root|\/(?:github|builds|__w|workspaces?|vercel)\/[\w.-]+|[A-Z]:[\\/]{1,2}(?:Users|a)[\\/]{1,2}[\w.-]+)[\\/][\w@.\\/-]+/;

/** Finds absolute paths of the machine that built the package. */
export function buildPaths({ pkg }: Facts): Finding[] {
  return [...pkg.files.keys()].flatMap((name) => {
    if (!isScript(name) && !/\.(?:map|css|d\.[cm]?ts)$/.test(name)) return [];
    const found = BUILD_PATH.exec(textOf(pkg.files, name) ?? '')?.[0];
    if (found === undefined) return [];
    return own({
      code: 'doctor/build-path',
      file: name,
      what: `${name} contains \`${shown(found)}\`, a path of the machine that built it.`,
      fix: name.endsWith('.map')
        ? { in: 'elsewhere', how: 'Build source maps with relative paths.' }
        : {
            in: 'rslib.config.ts',
            option: 'shims',
            config: "lib: [{ format: 'cjs', shims: { cjs: { 'import.meta.url': true } } }]",
          },
    });
  });
}

/** Finds source maps that lead nowhere: without sources, or named by a script but not packed. */
export function brokenSourceMaps({ pkg }: Facts): Finding[] {
  const withoutSources = sourceMaps(pkg).flatMap(({ file, sources, folder }) => {
    const missing = sources.find(
      ({ name, content }) => content === undefined && !pkg.files.has(pathFrom(folder, name)),
    );
    if (!missing) return [];
    // A declaration map never has the text of its sources.
    if (/\.d\.[cm]?ts\.map$/.test(file))
      return own({
        code: 'doctor/source-map',
        severity: 'suggestion',
        file,
        what: `${file} leads to ${missing.name}, which the package does not have. Editors show the declaration instead.`,
        fix: { in: 'elsewhere', how: 'Pack the sources, or build without `declarationMap`.' },
      });
    return own({
      code: 'doctor/source-map',
      file,
      what: `${file} has no text for ${shown(missing.name)}, and the package does not have that file.`,
      fix: { in: 'elsewhere', how: 'Pack the sources, or build source maps that contain them.' },
    });
  });
  const named = [...pkg.files.keys()].flatMap((name) => {
    const map = /[#@] sourceMappingURL=([^\s*]+)\s*(?:\*\/)?\s*$/.exec(
      textOf(pkg.files, name)?.slice(-TAIL) ?? '',
    )?.[1];
    if (!isScript(name) && !/\.(?:css|d\.[cm]?ts)$/.test(name)) return [];
    if (map === undefined || /^[a-z]+:/.test(map)) return [];
    if (pkg.files.has(pathFrom(name.split('/').slice(0, -1), map))) return [];
    return own({
      code: 'doctor/source-map',
      file: name,
      what: `${name} names the source map ${shown(map)}, which is not in the package.`,
      fix: { in: 'elsewhere', how: 'Pack the map, or build without source maps.' },
    });
  });
  return [...withoutSources, ...named];
}

/** The comment with the address of the map is the last line. */
const TAIL = 500;
