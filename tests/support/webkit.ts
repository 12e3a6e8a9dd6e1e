import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findWebKit } from '../../scripts/find-engines.mjs';
import { freePort } from '../../scripts/free-port.mjs';

/** WebKitGTK, driven by the few WebDriver commands that a smoke run needs. */
export interface WebKit {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Resizes the window. WebKitGTK's minimum width is about 450 px, which still gets the phone layout. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It cannot use outer variables; pass them as arguments. */
  run<Result, Args extends unknown[]>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(keys: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Key codes that WebDriver expects in typed text. */
export const KEYS = {
  control: '\uE009',
  enter: '\uE007',
  escape: '\uE00C',
  right: '\uE014',
  release: '\uE000',
};

/** WebDriver's key for an element reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export async function startWebKit(): Promise<WebKit> {
  const programs = findWebKit();
  if (programs === undefined)
    throw new Error('WebKitGTK was not found. Run `npm run test:engines` for details.');
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  // The browser hangs without a display. The server prints its number once it is ready.
  const display = spawn(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  started.push(display);
  const [displayNumber] = (await once(display.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(displayNumber).trim()}`, HOME: home, NO_AT_BRIDGE: '1' };
  started.push(spawn(programs.driver, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' }));
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const { sessionId } = await send<{ sessionId: string }>(`${address}/session`, { capabilities: {} });
  return createClient(`${address}/session/${sessionId}`, stop);
}

/** Sends a WebDriver request: a command with a body, a query without one. */
async function send<Value>(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Value> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`WebKit, ${new URL(url).pathname}: ${value.error}. ${value.message}`);
  return value;
}

function createClient(session: string, stop: () => Promise<void>): WebKit {
  const command = async (name: string, body = {}) => void (await send(`${session}/${name}`, body));
  const find = async (using: object) =>
    (await send<Record<string, string>>(`${session}/element`, using))[ELEMENT];
  return {
    open: (url) => command('url', { url }),
    back: () => command('back'),
    reload: () => command('refresh'),
    resize: (width, height) => command('window/rect', { x: 0, y: 0, width, height }),
    run: (work, ...args) =>
      send(`${session}/execute/sync`, { script: `return (${String(work)})(...arguments)`, args }),
    click: async (selector) =>
      command(`element/${await find({ using: 'css selector', value: selector })}/click`),
    type: async (keys) => {
      const focused = await send<Record<string, string>>(`${session}/element/active`);
      await command(`element/${focused[ELEMENT]}/value`, { text: keys });
    },
    screenshot: async () => Buffer.from(await send<string>(`${session}/screenshot`), 'base64'),
    close: async () => {
      await send(session, undefined, 'DELETE');
      await stop();
    },
  };
}
