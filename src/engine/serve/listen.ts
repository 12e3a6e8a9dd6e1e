import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { MessageError } from '../../model/message-error.ts';

const DEFAULT_HOST = 'localhost';
const DEFAULT_PORT = 4173;
const PORTS_TO_TRY = 20;
/** Time for downloads to finish after Ctrl+C. */
const GRACE_MS = 1000;

export interface ListenSettings {
  host: string;
  port: number;
  /** The user chose the port, so do not fall back to another one. */
  portIsFixed: boolean;
}

export class ListenError extends MessageError {}

export function listenSettings(env: NodeJS.ProcessEnv): ListenSettings {
  const host = env['HOST'] || DEFAULT_HOST;
  const asked = env['PORT'];
  if (asked === undefined || asked === '') return { host, port: DEFAULT_PORT, portIsFixed: false };
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port > 65_535) {
    throw new ListenError(
      `PORT is ${asked}, which is not a port. Use a number from 0 to 65535; 0 means any free port.`,
    );
  }
  return { host, port, portIsFixed: true };
}

/** Listens on the requested port, or on the next free one if none was requested, and returns the URL. */
export async function listen(server: Server, { host, port, portIsFixed }: ListenSettings): Promise<string> {
  const last = portIsFixed ? port : port + PORTS_TO_TRY - 1;
  for (let candidate = port; candidate <= last; candidate += 1) {
    try {
      return await listenOn(server, host, candidate);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EADDRINUSE' && candidate < last) continue;
      throw new ListenError(explain(code, host, port, last), { cause: error });
    }
  }
  throw new ListenError(explain('EADDRINUSE', host, port, last));
}

/** Serves until a signal arrives; resolves when the last connection is closed. */
export async function serveUntilSignal(server: Server, pathname: string): Promise<void> {
  const address = await listen(server, listenSettings(process.env));
  console.log(`Serving the site on ${address}${pathname} (press Ctrl+C to stop)`);
  await new Promise<void>((resolve) => {
    const end = () => {
      // This closes idle connections; one in the middle of a request keeps the server open.
      server.close(() => resolve());
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  });
}

function listenOn(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { port: actual } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
    });
  });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function explain(code: string | undefined, host: string, first: number, last: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return first === last
        ? `Port ${first} is in use. Stop the program that uses it, or set PORT to another port.`
        : `Ports ${first} to ${last} are all in use. Set PORT to a free one.`;
    case 'EACCES':
      return `You do not have permission to use port ${first}. Set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, which is not an address of this machine. Set it to localhost, or to 0.0.0.0 for all addresses.`;
    default:
      return `The server could not listen on ${host}, port ${first} (${code ?? 'unknown reason'}). Try another HOST or PORT.`;
  }
}
