import { LAB_ROUTE } from '../model/lab-example.ts';
import { DOCTOR_HEADERS } from '../../doctor/build/doctor-headers.ts';
import { DOCTOR_EXTENSION } from '../../doctor/build/doctor.ts';
import type { HeaderRule } from '../../model/path-headers.ts';
import type { ConfiguredSite } from '../../engine/config/load.ts';
import { localeRoots } from '../../engine/content/locale-roots.ts';

/** Gives a document and its workers memory that threads share. Every script of a worker needs it as well. */
export const ISOLATION = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * The policy of the workers. A worker takes it from its own script, so pages keep theirs. WebAssembly has to be
 * compiled, and Rslib compiles its hooks from strings. Trusted Types would block the threads.
 */
const WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
].join('; ');

const FILES: HeaderRule = {
  path: '/assets/lab/*',
  headers: {
    ...ISOLATION,
    'content-security-policy': WORKER_POLICY,
    'cross-origin-resource-policy': 'same-origin',
  },
};

/** Workers of the site, such as that of the search. A page that is isolated blocks those whose script does not say this. */
const WORKERS: HeaderRule = {
  path: '/assets/worker-*',
  headers: { 'cross-origin-embedder-policy': ISOLATION['cross-origin-embedder-policy'] },
};

/** The headers of the lab's page in each language, those of its files, and those of workers on its page. */
export function labHeaders({ docsDir, config }: Pick<ConfiguredSite, 'docsDir' | 'config'>): HeaderRule[] {
  const rules = headerRules(localeRoots(docsDir, config).map(({ prefix }) => prefix + LAB_ROUTE));
  // The worker of the doctor has its own, from its own extension where a site has that.
  return config.extensions.includes(DOCTOR_EXTENSION) ? rules : [...rules, ...DOCTOR_HEADERS];
}

export function headerRules(routes: readonly string[]): HeaderRule[] {
  return [...routes.map((route) => ({ path: route, headers: ISOLATION })), FILES, WORKERS];
}
