import mitt from 'mitt';
import limits from './limits.json';
import { shorten } from './text/shorten';

export const events = mitt();

export function announce(message: string): void {
  events.emit('message', shorten(message, limits.length));
}
