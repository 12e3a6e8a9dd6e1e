import type { HeaderRule } from '../../model/path-headers.ts';

/**
 * The policy of the worker, which takes it from its own script: it reads packages that nobody knows, so it can neither load
 * nor send nor evaluate anything. The other two let the isolated page of the lab start it.
 */
export const DOCTOR_HEADERS: readonly HeaderRule[] = [
  {
    path: '/assets/doctor-*',
    headers: {
      'content-security-policy': "default-src 'none'",
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
    },
  },
];
