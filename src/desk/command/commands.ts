import type { AnyCommand } from '../../engine/site/define-command.ts';
import { MIGRATE } from './migrate-command.ts';

/** The commands of the migration desk, by name. */
export const DESK_COMMANDS: Readonly<Record<string, AnyCommand>> = { migrate: MIGRATE };
