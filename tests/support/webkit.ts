import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findWebKit } from '../../scripts/find-engines.mjs';
import { freePort } from '../../scripts/free-port.mjs';

/** WebKitGTK, steered by the few commands of WebDriver that a smoke run needs. */
export interface WebKit {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Of the window; WebKitGTK's own has a least width of some 450 px, with which a page is still a phone's. */
  resize(width: number, height: number): Promise<void>;
  /** Runs in the page; what it uses from outside is given to it. */
  run<Result, Args extends unknown[]>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(selector: string): Promise<void>;
  /** Into what has focus. */
  type(keys: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** As WebDriver writes them in the text that is typed. */
export const KEYS = {
  control: '\uE009',
  enter: '\uE007',
  escape: '\uE00C',
  right: '\uE014',
  release: '\uE000',
};

/** The name of an element in what WebDriver sends. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export async function startWebKit(): Promise<WebKit> {
  const programs = findWebKit();
  if (programs === undefined)
    throw new Error('There is no WebKitGTK here: `npm run test:engines` says more.');
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
  // Without a screen the browser hangs. It tells its number as soon as it is there.
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  started.push(screen);
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, HOME: home, NO_AT_BRIDGE: '1' };
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
  const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, { capabilities: {} });
  return createClient(`${address}/session/${sessionId}`, stop);
}

/** With a body it tells the browser to do something, without one it asks. */
async function ask<Value>(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Value> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`WebKit, ${new URL(url).pathname}: ${value.error}. ${value.message}`);
  return value;
}

function createClient(session: string, stop: () => Promise<void>): WebKit {
  const tell = async (command: string, body = {}) => void (await ask(`${session}/${command}`, body));
  const find = async (using: object) =>
    (await ask<Record<string, string>>(`${session}/element`, using))[ELEMENT];
  return {
    open: (url) => tell('url', { url }),
    back: () => tell('back'),
    reload: () => tell('refresh'),
    resize: (width, height) => tell('window/rect', { x: 0, y: 0, width, height }),
    run: (work, ...args) =>
      ask(`${session}/execute/sync`, { script: `return (${String(work)})(...arguments)`, args }),
    click: async (selector) =>
      tell(`element/${await find({ using: 'css selector', value: selector })}/click`),
    type: async (keys) => {
      const focused = await ask<Record<string, string>>(`${session}/element/active`);
      await tell(`element/${focused[ELEMENT]}/value`, { text: keys });
    },
    screenshot: async () => Buffer.from(await ask<string>(`${session}/screenshot`), 'base64'),
    close: async () => {
      await ask(session, undefined, 'DELETE');
      await stop();
    },
  };
}
