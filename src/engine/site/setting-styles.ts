import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { displayPath } from '../files/display-path.ts';
import { positionAt } from '../files/position.ts';

/** Matches what a style sheet refers to by a path that is relative to itself. */
const RELATIVE_FILE = /url\(\s*["']?(?![/#"']|[a-z]+:)([^"')\s]+)/gi;
const COMMENT = /\/\*.*?\*\//gs;

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
  const text = readFileSync(sheet, 'utf8').replaceAll(COMMENT, (comment) => comment.replaceAll(/\S/g, ' '));
  return [...text.matchAll(RELATIVE_FILE)].map(({ 1: asked = '', index }) => ({
    level: 'error',
    file: displayPath(siteDir, sheet),
    ...positionAt(text, index),
    what: `The style sheet refers to "${asked}" by a relative path, which would depend on the page.`,
    fix: 'Put the file in docs/public, and write its path within that folder, such as url("/pattern.svg").',
  }));
}
