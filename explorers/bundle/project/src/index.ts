import mitt from 'mitt';
import limits from './limits.json';
import { isQuiet } from './time/quiet';

export const bus = mitt();

/** Tell everybody, but not at night. */
export function tell(name: string, hour: number): void {
  if (!isQuiet(hour, limits.night)) bus.emit(name);
}
