import { stringsOf } from '../../model/package.ts';
import type { Manifest } from '../../model/package.ts';

const PACKAGE_NAME = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*(?=\/|$)/i;

/** Modules of Node.js that exist without the prefix `node:`. A browser has no list to ask. */
const NODE_MODULES = new Set(
  (
    'assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain ' +
    'events fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl ' +
    'stream string_decoder sys timers tls trace_events tty url util v8 vm wasi worker_threads zlib'
  ).split(' '),
);

/** The package that an import needs; undefined for files, Node.js, URLs and the package's own `imports`. */
export function packageOf(specifier: string): string | undefined {
  if (/^(?:\.|\/|#|[a-z][a-z+-]*:)/i.test(specifier)) return undefined;
  const name = PACKAGE_NAME.exec(specifier)?.[0];
  return name === undefined || NODE_MODULES.has(name) ? undefined : name;
}

const USERS_GET = ['dependencies', 'peerDependencies', 'optionalDependencies'];

/** The packages that users get, or are asked to install. */
export function listedPackages(manifest: Manifest): Set<string> {
  return new Set(USERS_GET.flatMap((field) => Object.keys(stringsOf(manifest, field))));
}

export function typesPackage(name: string): string {
  return `@types/${name.startsWith('@') ? name.slice(1).replace('/', '__') : name}`;
}
