import type { AnyCommand } from '../../engine/site/define-command.ts';
import { BUNDLE } from './bundle-command.ts';

/** The commands of the lab, by name. */
export const LAB_COMMANDS: Readonly<Record<string, AnyCommand>> = { 'lab:bundle': BUNDLE };
