import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { foreignOrigin, shownOrigins } from '../config/origins.ts';
import { displayPath } from '../files/display-path.ts';
import { positionAt } from '../files/position.ts';

const ADDRESS = /(@import\s+(?:url\(\s*)?|url\(\s*)(["']?)([^"')\s]+)\2/gi;
/** Matches the end of a text in a rule for a font, which is not closed there. */
const IN_FONT = /@font-face\s*\{[^}]*$/i;
const COMMENT = /\/\*.*?\*\//gs;

type Config = ConfiguredSite['config'];

/** Reports a style sheet that does not exist, and files that it could not have: it is part of every document. */
export function settingStyleProblems({ config, configFile, siteDir }: ConfiguredSite): Problem[] {
  const { styles } = config;
  if (styles === undefined) return [];
  const sheet = path.resolve(siteDir, styles);
  const file = displayPath(siteDir, configFile);
  if (!existsSync(sheet))
    return [
      {
        level: 'error',
        file,
        ...locateSetting(readFileSync(configFile, 'utf8'), file, { path: ['styles'], pointAt: 'value' }),
        what: `\`styles\` is ${JSON.stringify(styles)}, but there is no such file.`,
        fix: 'Write its path from the folder of site.config.ts.',
      },
    ];
  return [...addressProblems(sheet, siteDir, config)];
}

function* addressProblems(first: string, siteDir: string, config: Config): Iterable<Problem> {
  // What a sheet imports becomes part of it.
  const sheets = new Set([first]);
  for (const sheet of sheets) {
    const text = readFileSync(sheet, 'utf8').replaceAll(COMMENT, (comment) => comment.replaceAll(/\S/g, ' '));
    for (const { 0: whole, 1: before = '', 3: asked = '', index } of text.matchAll(ADDRESS)) {
      const imported = path.resolve(path.dirname(sheet), asked);
      const isImport = before.startsWith('@');
      const isFont = IN_FONT.test(text.slice(0, index));
      if (isImport && foreignOrigin(asked) === undefined && existsSync(imported)) sheets.add(imported);
      const why = isImport ? importFault(asked) : addressFault(asked, isFont, config);
      if (why === undefined) continue;
      const at = index + whole.lastIndexOf(asked);
      yield { level: 'error', file: displayPath(siteDir, sheet), ...positionAt(text, at), ...why };
    }
  }
}

type Why = Pick<Problem, 'what' | 'fix'>;

function importFault(asked: string): Why | undefined {
  if (foreignOrigin(asked) === undefined) return undefined;
  return {
    what: `The style sheet imports "${asked}", which the site's security policy forbids.`,
    fix: 'Save that file beside the style sheet, and import it from there.',
  };
}

function addressFault(asked: string, isFont: boolean, config: Config): Why | undefined {
  const origin = foreignOrigin(asked);
  if (origin === undefined)
    return /^[/#]/.test(asked)
      ? undefined
      : {
          what: `The style sheet refers to "${asked}" by a relative path, which would depend on the page.`,
          fix: 'Put the file in docs/public, and write its path within that folder, such as url("/pattern.svg").',
        };
  if (!isFont && shownOrigins(config).images.includes(origin)) return undefined;
  const shown = asked.length > 60 ? `${asked.slice(0, 59)}…` : asked;
  const canAllow = !isFont && origin.includes('//');
  return {
    what: `The style sheet refers to "${shown}", but the site's security policy forbids ${isFont ? 'fonts' : 'images'} from ${origin}.`,
    fix: `Put the file in docs/public${canAllow ? `, or add "${origin}" to \`allowedOrigins.images\`` : ''}.`,
  };
}
