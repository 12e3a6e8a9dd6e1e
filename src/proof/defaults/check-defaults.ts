import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { DEFAULTS_FILE } from './defaults-page.ts';

/** Reports the first line of the tables that the installed packages no longer resolve to. A site may have no such tables. */
export function checkDefaults(docsDir: string, resolved: () => string): Problem[] {
  const file = path.join(docsDir, DEFAULTS_FILE);
  if (!existsSync(file)) return [];
  const written = readFileSync(file, 'utf8').split('\n');
  const real = resolved().split('\n');
  const index = real.findIndex((line, at) => line !== written[at]);
  if (index === -1 && real.length === written.length) return [];
  const at = index === -1 ? real.length : index;
  return [
    {
      level: 'error',
      file: `docs/${DEFAULTS_FILE}`,
      line: at + 1,
      what: `The installed packages resolve other defaults: ${real[at] ?? 'the table ends here'}`,
      fix: 'Run `npm run defaults`.',
    },
  ];
}
