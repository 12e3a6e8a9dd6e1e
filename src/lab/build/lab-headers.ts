import { LAB_ROUTE } from '../../model/lab-example.ts';
import type { HeaderRule } from '../../model/path-headers.ts';

/** Gives a document and its workers memory that threads share. Every script of a worker needs it as well. */
const ISOLATION = {
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

export const LAB_HEADERS: readonly HeaderRule[] = [
  { path: LAB_ROUTE, headers: ISOLATION },
  {
    path: '/assets/lab/*',
    headers: {
      ...ISOLATION,
      'content-security-policy': WORKER_POLICY,
      'cross-origin-resource-policy': 'same-origin',
    },
  },
];
