import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../site/site-navigation.ts';

/** Image types the renderer supports. */
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** The site's logo as a `data:` URL; undefined if it is not a file of the site, because cards fetch nothing. */
export function siteMark({ config, docsDir }: Site): string | undefined {
  const type = TYPES[path.extname(config.logo).toLowerCase()];
  const file = path.join(docsDir, 'public', config.logo);
  if (type === undefined || !config.logo.startsWith('/') || !existsSync(file)) return undefined;
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}
