import type { Input } from '../convert/input.ts';
import type { Converted, Conversion } from '../model/conversion.ts';

/** A conversion asked of the worker. */
export interface DeskRequest {
  id: number;
  input: Input;
}

/** A conversion with what the page offers to take away. */
export interface WholeConversion extends Converted {
  /** As `npm run migrate` prints it. */
  report: string;
  /** The sources that the new configuration starts from. */
  sources: string[];
}

export type DeskAnswer = Exclude<Conversion, Converted> | WholeConversion | { kind: 'failed' };

export type DeskReply = { type: 'ready' } | { type: 'answer'; id: number; answer: DeskAnswer };
