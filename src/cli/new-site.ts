import { newSiteCommand } from '../package/commands/new-site.ts';
import { command } from './command.ts';

void command(newSiteCommand());
