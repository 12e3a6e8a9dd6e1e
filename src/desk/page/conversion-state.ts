import type { WholeConversion } from '../worker/protocol.ts';
import type { DeskMessage } from '../words/page-words.ts';
import type { Answer } from './desk-session.ts';
import type { Given } from './given.ts';

export interface Shown {
  given: Given;
  conversion: WholeConversion;
}

export interface ConversionState {
  /** Undefined while there is nothing to convert, and until the first answer. */
  answer: Answer | { kind: 'refused'; problem: DeskMessage } | undefined;
  /** The last conversion, which stays while somebody repairs a fault. */
  shown: Shown | undefined;
  isConverting: boolean;
}
