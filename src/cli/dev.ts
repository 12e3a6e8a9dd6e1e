import { devCommand } from '../package/commands/dev.ts';
import { command } from './command.ts';
import { siteExtensions } from './site-extensions.ts';

void command(devCommand((engineRoot) => siteExtensions(engineRoot)));
