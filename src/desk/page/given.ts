import type { Input } from '../convert/input.ts';
import type { DeskMessage } from '../words/page-words.ts';

/** What a reader has typed, pasted or dropped. */
export interface Given {
  config: string;
  manifest: string;
  /** The name of the configuration file, which says the tool. Undefined if nobody has said it. */
  name: string | undefined;
}

/** What a page begins with. */
export interface Opened {
  given: Given;
  /** Why the address was not used. */
  problem?: DeskMessage;
}

export const NOTHING: Given = { config: '', manifest: '', name: undefined };
export const MANIFEST = 'package.json';

const KILO = 1024;
/** In kB of UTF-16 characters. The largest configurations that we know have a tenth of it. */
const MOST = 256;

const isEmpty = (text: string) => text.trim() === '';

/** The input of a conversion, undefined if there is nothing to convert, or why it is not converted. */
export function inputOf({ config, manifest, name }: Given): Input | { problem: DeskMessage } | undefined {
  if (isEmpty(config) && isEmpty(manifest)) return undefined;
  if (isTooLarge(config.length)) return { problem: tooLarge(name) };
  if (isTooLarge(manifest.length)) return { problem: tooLarge(MANIFEST) };
  return {
    ...(!isEmpty(config) && { config }),
    ...(!isEmpty(manifest) && { manifest }),
    ...(name !== undefined && { name }),
  };
}

/** A file has at least as many bytes as its text has characters, so a huge one is not even read. */
export const isTooLarge = (size: number) => size > MOST * KILO;

export function tooLarge(file: string | undefined): DeskMessage {
  return file === undefined
    ? [
        'The configuration is larger than {most} kB, so it is not converted. Nothing of it is cut off.',
        { most: MOST },
      ]
    : [
        '{file} is larger than {most} kB, so it is not converted. Nothing of it is cut off.',
        { file, most: MOST },
      ];
}
