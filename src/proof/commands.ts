import type { AnyCommand } from '../engine/site/define-command.ts';
import { CONTRACT } from './contract/contract-command.ts';
import { DEFAULTS } from './defaults/defaults-command.ts';
import { EXAMPLES } from './examples-command.ts';
import { EXPLORERS } from './explorers/explorers-command.ts';
import { SINCE } from './since/since-command.ts';

/**
 * The commands that prove pages, by name. They are separate from the extensions, so a build does not load their
 * compilers.
 */
export const PROOF_COMMANDS: Readonly<Record<string, AnyCommand>> = {
  contract: CONTRACT,
  defaults: DEFAULTS,
  examples: EXAMPLES,
  explorers: EXPLORERS,
  since: SINCE,
};
