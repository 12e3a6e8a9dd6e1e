import { connect } from 'node:net';

/** A busy machine can stall for seconds. */
const ANSWER_MS = 30_000;

export interface RawAnswer {
  status: number;
  /** Header lines as sent, without line breaks. One character is one byte. */
  headerLines: string[];
  header: (name: string) => string | undefined;
  body: string;
}

/** Sends a request target byte for byte, which no HTTP client does, and reads the response the same way. */
export function rawGet(origin: string, target: string, headers: readonly string[] = []): Promise<RawAnswer> {
  const { host, hostname, port } = new URL(origin);
  const request = [`GET ${target} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: close', '', ''];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    // A server may reject a long request before reading all of it.
    socket.on('error', (error) => (chunks.length === 0 ? reject(error) : undefined));
    socket.setTimeout(ANSWER_MS, () => reject(new Error(`No response to ${target.slice(0, 100)}`)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString('latin1'))));
    socket.write(request.join('\r\n'), 'latin1');
  });
}

function readAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...headerLines] = text.slice(0, end).split('\r\n');
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]),
    headerLines,
    header: (name) => {
      const line = headerLines.find((one) => one.toLowerCase().startsWith(`${name}:`));
      return line?.slice(name.length + 1).trim();
    },
    body: text.slice(end + 4),
  };
}
