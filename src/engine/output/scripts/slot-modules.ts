import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { SlotName } from '../../../model/slots.ts';
import { toPosix } from '../../files/display-path.ts';

const SLOTS = 'virtual:slots';

/** Serves the components that a site adds to the layout, by the names of their slots. Only the build loads them. */
export function slotModules(files: Readonly<Partial<Record<SlotName, string>>>): Plugin {
  // The settings are checked too, and a server keeps running.
  const entries = Object.entries(files).filter(([, file]) => existsSync(file));
  const code = [
    ...entries.map(([, file], index) => `import slot${index} from ${JSON.stringify(toPosix(file))};`),
    `export const slots = { ${entries.map(([name], index) => `${name}: slot${index}`).join(', ')} };`,
  ].join('\n');
  return {
    name: 'slot-modules',
    resolveId: (id) => (id === SLOTS ? `\0${SLOTS}` : undefined),
    load: (id) => (id === `\0${SLOTS}` ? code : undefined),
  };
}
