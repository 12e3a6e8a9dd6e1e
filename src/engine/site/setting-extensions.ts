import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { displayPath } from '../files/display-path.ts';
import type { Extension } from './extension.ts';

/** What an extension may consist of. */
const PARTS: Readonly<Record<keyof Extension, true>> = {
  name: true,
  browser: true,
  files: true,
  packages: true,
  headers: true,
  check: true,
  words: true,
  fenceAttributes: true,
  shownFile: true,
  openFile: true,
  addProps: true,
  components: true,
};

/** The extensions that a site has: those without a name, those that it lists by name, and its own. */
export function extensionsOf(
  { config }: Pick<ConfiguredSite, 'config'>,
  available: readonly Extension[],
): Extension[] {
  return [
    ...available.filter(({ name }) => name === undefined || config.extensions.includes(name)),
    // `defineConfig` checks the types of their parts.
    ...config.extensions.flatMap((one) => (typeof one === 'string' ? [] : [one as Extension])),
  ];
}

/** The half for the browser that cannot be loaded. */
function browserFault(
  { name, browser }: { name?: unknown; browser?: unknown },
  index: number,
): Pick<Problem, 'what' | 'fix'> | undefined {
  if (browser === undefined) return undefined;
  const called =
    typeof name === 'string' ? `The extension "${name}"` : `The extension \`extensions[${index}]\``;
  const { module, styles } = Object(browser) as { module?: unknown; styles?: unknown };
  if (typeof module !== 'string')
    return {
      what: `${called} has a \`browser\` without a \`module\`.`,
      fix: "Write an object with the path of a file: browser: { module: path.join(import.meta.dirname, 'browser.ts') }.",
    };
  const gone = [module, styles].find((file): file is string => typeof file === 'string' && !existsSync(file));
  if (gone !== undefined)
    return {
      what: `${called} has the browser half ${path.basename(gone)}, but there is no such file.`,
      fix: 'Write an absolute path, such as path.join(import.meta.dirname, "browser.ts").',
    };
  if (EXPORTS_EXTENSION.test(readFileSync(module, 'utf8'))) return undefined;
  return {
    what: `${called} has the browser half ${path.basename(module)}, which has no export \`extension\`.`,
    fix: 'Export an object of the type `BrowserExtension` with that name.',
  };
}

const EXPORTS_EXTENSION =
  /\bexport\s+(?:const|let|function|class)\s+extension\b|\bexport\s*(?:\{[^}]*\bextension\b|\*)/;

/** Reports names in `extensions` that no extension has, and parts that extensions do not have. */
export function settingExtensionProblems(
  { config, configFile, siteDir }: ConfiguredSite,
  available: readonly Extension[],
): Problem[] {
  const names = [...new Set(available.flatMap(({ name }) => name ?? []))];
  const file = displayPath(siteDir, configFile);
  const at = (index: number) =>
    locateSetting(readFileSync(configFile, 'utf8'), file, { path: ['extensions', index], pointAt: 'value' });
  const didYouMean = (asked: string, known: readonly string[]): Pick<Problem, 'didYouMean'> => {
    const meant = nearest(asked, known);
    return meant === undefined ? {} : { didYouMean: JSON.stringify(meant) };
  };
  return config.extensions.flatMap((asked, index): Problem[] => {
    if (typeof asked !== 'string') {
      const parts = Object.keys(PARTS);
      const unknown = Object.keys(asked).filter((part) => !parts.includes(part));
      const fault = browserFault(asked, index);
      return [
        ...(fault === undefined ? [] : [{ level: 'error' as const, file, ...at(index), ...fault }]),
        ...unknown.map((part) => ({
          level: 'error' as const,
          file,
          ...at(index),
          what: `An extension has no part ${JSON.stringify(part)}.`,
          ...didYouMean(part, parts),
          fix: `Use ${parts.join(', ')}.`,
        })),
      ];
    }
    if (names.includes(asked)) return [];
    return [
      {
        level: 'error',
        file,
        ...at(index),
        what: `There is no extension ${JSON.stringify(asked)}.`,
        ...didYouMean(asked, names),
        fix:
          names.length > 0
            ? `Use ${names.join(' or ')}, or remove it.`
            : 'Import the extension, and list what you imported instead of a name.',
      },
    ];
  });
}
