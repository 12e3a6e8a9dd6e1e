import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { displayPath } from '../files/display-path.ts';

const DEFAULT_EXPORT = /\bexport\s+default\b|\bas\s+default\b/;

/** Reports slots without a component: a file that does not exist, or one without a default export. */
export function settingSlotProblems({ config, configFile, siteDir }: ConfiguredSite): Problem[] {
  const file = displayPath(siteDir, configFile);
  return Object.entries(config.slots).flatMap(([name, written]): Problem[] => {
    const component = path.resolve(siteDir, written);
    const why = !existsSync(component)
      ? { what: 'but there is no such file.', fix: 'Write its path from the folder of site.config.ts.' }
      : !DEFAULT_EXPORT.test(readFileSync(component, 'utf8'))
        ? { what: 'which has no default export.', fix: 'Export the component of the slot as default.' }
        : undefined;
    if (why === undefined) return [];
    return [
      {
        level: 'error',
        file,
        ...locateSetting(readFileSync(configFile, 'utf8'), file, { path: ['slots', name], pointAt: 'value' }),
        what: `\`slots.${name}\` is ${JSON.stringify(written)}, ${why.what}`,
        fix: why.fix,
      },
    ];
  });
}
