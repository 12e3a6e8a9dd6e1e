import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

declare const __ENGINE_ROOT__: string;

const NO_NETWORK = pathToFileURL(path.join(__ENGINE_ROOT__, 'tests/support/mcp/refuse-network.mjs')).href;

export interface Message {
  id?: number | string | null;
  result?: Record<string, unknown>;
  error?: { code: number; message: string };
}

export interface ToolResult {
  isError?: boolean;
  content: { type: string; text: string }[];
  structuredContent?: Record<string, unknown>;
}

/** A client that speaks to the packed server line by line, so it can also send what no client should. */
export class Client {
  readonly child: ChildProcessWithoutNullStreams;
  /** Everything that the server wrote to standard error. */
  complaints = '';
  private readonly waiting = new Map<number, (message: Message) => void>();
  private next = 1;

  constructor(server: string, { folder, args = [] }: { folder: string; args?: string[] }) {
    this.child = spawn(
      process.execPath,
      ['--import', NO_NETWORK, path.join(server, 'main.mjs'), '--folder', folder, ...args],
      { cwd: folder, stdio: 'pipe' },
    );
    this.child.stderr.on('data', (chunk: Buffer) => (this.complaints += String(chunk)));
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      const message = JSON.parse(line) as Message;
      if (typeof message.id === 'number') this.waiting.get(message.id)?.(message);
    });
  }

  write(text: string): void {
    this.child.stdin.write(text);
  }

  notify(method: string, params: object = {}): void {
    this.write(`${JSON.stringify({ jsonrpc: '2.0', method, params })}\n`);
  }

  /** Sends a request; its id is that of the answer. */
  send(method: string, params: object = {}): { id: number; answer: Promise<Message> } {
    const id = this.next++;
    const answer = new Promise<Message>((resolve) => this.waiting.set(id, resolve));
    this.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    return { id, answer };
  }

  request(method: string, params: object = {}): Promise<Message> {
    return this.send(method, params).answer;
  }

  /** Opens the connection as clients of the last years do. */
  async open(): Promise<this> {
    await this.request('initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'tests', version: '1.0.0' },
    });
    this.notify('notifications/initialized');
    return this;
  }

  async call(name: string, args: object = {}): Promise<ToolResult> {
    const { result, error } = await this.request('tools/call', { name, arguments: args });
    if (error) throw new Error(error.message);
    return result as unknown as ToolResult;
  }

  /** Ends the input, as a client does that has no more questions. Returns the exit code. */
  async close(): Promise<number | null> {
    const code = this.ended();
    this.child.stdin.end();
    return code;
  }

  ended(): Promise<number | null> {
    const { exitCode } = this.child;
    if (exitCode !== null) return Promise.resolve(exitCode);
    return new Promise((resolve) => this.child.once('exit', resolve));
  }
}
