import path from 'node:path';
import { RolldownMagicString } from 'rolldown';
import type { Plugin } from 'vite';
import { isBelow } from '../files/is-inside.ts';
import { MODULE_PREFIX } from '../output/scripts/page-modules.ts';

/** Waits for a message, which is an event in Node. Anything that promises begin now comes before it. */
const WAIT = `await new Promise((begin) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (port1.close(), begin());
  port2.postMessage(0);
});`.replaceAll(/\n\s*/g, ' ');

/**
 * Runs each module of the site in an event of its own on the server. When the watcher ends a module that never ends, V8
 * also drops whatever promises have queued in the same event, and a request that was being answered there would hang.
 */
export function ownEvent(engineRoot: string): Plugin {
  const engine = path.join(engineRoot, 'src');
  const isOfSite = (id: string) =>
    id.startsWith(`\0${MODULE_PREFIX}`) ||
    (/\.[cm]?[jt]sx?$/.test(id) && !isBelow(id, engine) && !id.includes('node_modules'));
  return {
    name: 'own-event',
    enforce: 'post',
    transform(code, id, options) {
      if (options?.ssr !== true || !isOfSite(id)) return undefined;
      const text = new RolldownMagicString(code).prepend(WAIT);
      return { code: text.toString(), map: text.generateMap({ source: id, hires: true }).toString() };
    },
  };
}
