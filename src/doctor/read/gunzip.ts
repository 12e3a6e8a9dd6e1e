/** What a decompression gave, and why it ended early. */
export interface Unzipped {
  bytes: Uint8Array;
  ended?: 'too large' | 'damaged';
}

/** Bytes that are handed over at once: what came out before a fault is kept except for the last piece. */
const PIECE = 16_384;

/** Decompresses gzip up to a number of bytes. Keeps what came out before a fault. */
export async function gunzip(zipped: Uint8Array, most: number): Promise<Unzipped> {
  const stream = new DecompressionStream('gzip');
  const writer = stream.writable.getWriter();
  const feeding = feed(writer, zipped);
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  let ended: Unzipped['ended'];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      size += part.value.length;
      if (size <= most) continue;
      ended = 'too large';
      await reader.cancel();
      break;
    }
  } catch {
    ended = 'damaged';
  }
  await feeding;
  return { bytes: joined(parts, size).subarray(0, most), ...(ended && { ended }) };
}

/** Never rejects: the reader of the stream sees the same fault. */
async function feed(writer: WritableStreamDefaultWriter<BufferSource>, bytes: Uint8Array): Promise<void> {
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      await writer.ready;
      await writer.write(bytes.slice(at, at + PIECE));
    }
    await writer.close();
  } catch {
    // The stream has failed or was canceled.
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
