import { stringsOf } from '../../model/setting.ts';
import type { Setting } from '../../model/setting.ts';

const ECMASCRIPT = /^es(?:\d{1,4}|next)$/;
/** The names of esbuild for what browserslist knows, and those of browserslist. */
const ENGINES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ie: 'ie',
  ios: 'ios_saf',
  node: 'node',
  opera: 'opera',
  safari: 'safari',
};

/** The `syntax` for a target of esbuild; undefined if Rslib has none for it. */
export function syntaxOf(setting: Setting): string | string[] | undefined {
  const queries = stringsOf(setting)?.map((target) => queryOf(target.toLowerCase()));
  if (!queries || queries.length === 0 || !queries.every((query) => query !== undefined)) return undefined;
  const [only = ''] = queries;
  return queries.length === 1 && ECMASCRIPT.test(only) ? only : queries;
}

function queryOf(target: string): string | undefined {
  // Nothing older than ES5 is ever written.
  if (target === 'es3') return 'es5';
  if (ECMASCRIPT.test(target)) return target;
  const [, engine = '', version = ''] = /^([a-z]+)(\d+(?:\.\d+)*)$/.exec(target) ?? [];
  const name = Object.hasOwn(ENGINES, engine) ? ENGINES[engine] : undefined;
  // Browserslist knows no patch versions of browsers.
  const known = name === 'node' ? version : version.split('.').slice(0, 2).join('.');
  return name && `${name} >= ${known}`;
}
