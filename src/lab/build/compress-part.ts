import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Takes seconds for Rspack's WebAssembly. Quality 11 saves another eighth, and takes a minute and a half. */
export const BROTLI_QUALITY = 9;

/** Compressed forms of a file, by the ending of their names. */
export interface Compressed {
  br: Buffer;
  gz: Buffer;
}

export async function compressed(content: Buffer, quality = BROTLI_QUALITY): Promise<Compressed> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content)]);
  return { br, gz };
}

export function smallest({ br, gz }: Compressed): number {
  return Math.min(br.length, gz.length);
}
