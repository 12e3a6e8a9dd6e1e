import type { LabMessage } from '../../model/words/page-words.ts';
import { wantsLittleData } from '../../../runtime/navigate/connection.ts';

export type Availability =
  | { canStart: true }
  /** The reader can load it anyway if only the amount of data speaks against it. */
  | { canStart: false; reason: LabMessage; canInsist: boolean };

/** Checks, before anything is loaded, whether the lab can run in this document. */
export function availability(size: string): Availability {
  if (!globalThis.crossOriginIsolated)
    return {
      canStart: false,
      canInsist: false,
      reason: [
        'Rslib needs shared memory, which browsers only give to an isolated page, and this page is not isolated here.',
      ],
    };
  if (typeof SharedArrayBuffer === 'undefined')
    return {
      canStart: false,
      canInsist: false,
      reason: ['Rslib needs shared memory, which this browser does not offer.'],
    };
  if (wantsLittleData())
    return {
      canStart: false,
      canInsist: true,
      reason: ['Your browser asks to save data, and the lab would load {size}.', { size }],
    };
  return { canStart: true };
}
