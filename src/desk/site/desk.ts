import type { Extension } from '../../engine/site/extension.ts';
import type { HeaderRule } from '../../model/path-headers.ts';
import { DESK_TABLES } from '../words/desk-words.ts';
import { deskPage } from './desk-page.ts';
import { MAPPED_OPTIONS } from './mapped-options.ts';

/** The worker takes its policy from its own script. It reads what nobody knows, and can neither load nor send anything. */
const WORKER_HEADERS: readonly HeaderRule[] = [
  { path: '/assets/desk-worker-*', headers: { 'content-security-policy': "default-src 'none'" } },
];

/** Converts configurations of other tools on a page, and shows what becomes of their options on others. */
export function deskExtension(root: string): Extension {
  return {
    name: 'desk',
    words: DESK_TABLES,
    headers: () => WORKER_HEADERS,
    components: { Desk: deskPage(root), MappedOptions: MAPPED_OPTIONS },
  };
}
