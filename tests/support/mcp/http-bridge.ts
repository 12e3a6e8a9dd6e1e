import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from './client.ts';

interface Incoming {
  id?: number | string;
  method?: string;
  params?: object;
}

/**
 * Serves the packed server over HTTP, which only tests need: each session gets a process of its own, and each request one
 * answer.
 */
export async function openBridge(
  server: string,
  folder: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const sessions = new Map<string, Client>();
  const listener = createServer((request, response) => {
    void (async () => {
      if (request.method !== 'POST') {
        response.writeHead(405).end();
        return;
      }
      const { id, method = '', params } = JSON.parse(await text(request)) as Incoming;
      const session = String(request.headers['mcp-session-id'] ?? randomUUID());
      const client = sessions.get(session) ?? new Client(server, { folder });
      sessions.set(session, client);
      if (id === undefined) {
        client.notify(method, params);
        response.writeHead(202).end();
        return;
      }
      const answer = await Promise.race([client.request(method, params), client.ended()]);
      if (answer === null || typeof answer === 'number') {
        response.writeHead(500).end(`The server has ended.\n${client.complaints}`);
        return;
      }
      response
        .writeHead(200, { 'content-type': 'application/json', 'mcp-session-id': session })
        .end(JSON.stringify({ ...answer, id }));
    })();
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const { port } = listener.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    async close() {
      await Promise.all([...sessions.values()].map((client) => client.close()));
      listener.closeAllConnections();
      await new Promise((resolve) => {
        listener.close(resolve);
      });
    },
  };
}
