import { PREVIEW } from '../package/commands/preview.ts';
import { command } from './command.ts';

void command(PREVIEW);
