import process from 'node:process';
import { BUILD } from './build-command.ts';
import { command } from './command.ts';

// A deployed site is always built for production, whatever the shell has set.
process.env['NODE_ENV'] = 'production';

void command(BUILD);
