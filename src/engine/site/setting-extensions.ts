import { readFileSync } from 'node:fs';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { displayPath } from '../files/display-path.ts';
import type { Extension } from './extension.ts';

/** The extensions that a site has: those without a name, and those that it lists. */
export function extensionsOf(
  { config }: Pick<ConfiguredSite, 'config'>,
  available: readonly Extension[],
): Extension[] {
  return available.filter(({ name }) => name === undefined || config.extensions.includes(name));
}

/** Reports names in `extensions` that no extension has. */
export function settingExtensionProblems(
  { config, configFile, siteDir }: ConfiguredSite,
  available: readonly Extension[],
): Problem[] {
  const names = [...new Set(available.flatMap(({ name }) => name ?? []))];
  return config.extensions.flatMap((asked, index): Problem[] => {
    if (names.includes(asked)) return [];
    const file = displayPath(siteDir, configFile);
    const meant = nearest(asked, names);
    return [
      {
        level: 'error',
        file,
        ...locateSetting(readFileSync(configFile, 'utf8'), file, {
          path: ['extensions', index],
          pointAt: 'value',
        }),
        what: `There is no extension ${JSON.stringify(asked)}.`,
        ...(meant !== undefined && { didYouMean: JSON.stringify(meant) }),
        fix: names.length > 0 ? `Use ${names.join(' or ')}, or remove it.` : 'Remove it.',
      },
    ];
  });
}
