import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { chromium, firefox } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { contentTypeOf } from '../../src/engine/serve/content-type.ts';
import { listen } from '../../src/engine/serve/listen.ts';
import type { LabBundle } from '../../src/lab/build/bundle-lab.ts';
import { headerRules } from '../../src/lab/build/lab-headers.ts';
import type {
  LabConfig,
  LabManifest,
  LabReply,
  LabRequest,
  ProjectFiles,
  UncheckedTypes,
} from '../../src/lab/model/protocol.ts';
import { LAB_ROUTE } from '../../src/lab/model/lab-example.ts';
import { headersOf } from '../../src/model/path-headers.ts';
import { findBrowser } from '../find-browser.mjs';
import { findFirefox } from '../find-engines.mjs';

export type Engine = 'chromium' | 'firefox';

export interface LabBuild {
  ok: boolean;
  console: string;
  milliseconds: number;
  /** Contents by path, as base64. */
  files: Record<string, string>;
  /** Packages that the lab does not have, whose imports stayed external. */
  missing: readonly string[];
  unchecked: UncheckedTypes | undefined;
}

export interface LabBrowser {
  /** Milliseconds until the worker was ready. */
  ready: number;
  build(request: { files: ProjectFiles; config: LabConfig; args: readonly string[] }): Promise<LabBuild>;
  close(): Promise<void>;
}

const BUILD_TIMEOUT_MS = 60_000;

/** Opens the lab's worker in a browser, on a page that contains nothing else. */
export async function openLab(bundle: LabBundle, engine: Engine): Promise<LabBrowser> {
  const server = labServer(bundle);
  const origin = await listen(server, { host: '127.0.0.1', port: 0, portIsFixed: true });
  const browser = await launch(engine);
  const page = await browser.newPage();
  const manifest: LabManifest = {
    ...bundle.manifest,
    worker: `/${bundle.manifest.worker}`,
    wasm: bundle.manifest.wasm.map((part) => ({ ...part, address: `/${part.address}` })),
  };
  let ready = await startWorker(page, origin, manifest);
  return {
    ready,
    async build(request) {
      try {
        return await buildIn(page, request);
      } catch (error) {
        // A panic or an endless loop takes the worker with it.
        ready = await startWorker(page, origin, manifest);
        throw error;
      }
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

function launch(engine: Engine): Promise<Browser> {
  if (engine === 'firefox')
    return firefox.launch({ channel: 'moz-firefox', executablePath: findFirefox() ?? '' });
  return chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox', '--disable-gpu'] });
}

function labServer({ files }: LabBundle): Server {
  return createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://host.invalid');
    const file = files.get(pathname.slice(1));
    const isKnown = file !== undefined || pathname === LAB_ROUTE;
    response.writeHead(isKnown ? 200 : 404, {
      'content-type': file === undefined ? 'text/html' : contentTypeOf(path.basename(file)),
      ...headersOf(pathname, headerRules([LAB_ROUTE])),
    });
    response.end(file === undefined ? '<!doctype html><title>Lab</title>' : readFileSync(file));
  });
}

interface PageState {
  labWorker: Worker;
}

async function startWorker(page: Page, origin: string, manifest: LabManifest): Promise<number> {
  await page.goto(origin + LAB_ROUTE);
  const reply = await page.evaluate(async (known) => {
    const worker = new Worker(known.worker, { type: 'module' });
    Object.assign(globalThis, { labWorker: worker });
    return new Promise<LabReply>((resolve, reject) => {
      worker.addEventListener('error', ({ message }) => {
        reject(new Error(message));
      });
      worker.addEventListener('message', ({ data }: MessageEvent<LabReply>) => {
        if (data.type !== 'loading') resolve(data);
      });
      const request: LabRequest = { type: 'start', manifest: known };
      // oxlint-disable-next-line require-post-message-target-origin -- a worker has no origin of its own
      worker.postMessage(request);
    });
  }, manifest);
  if (reply.type === 'ready') return reply.milliseconds;
  throw new Error(
    reply.type === 'unusable' ? JSON.stringify(reply.reason) : 'The worker gave another answer.',
  );
}

function buildIn(
  page: Page,
  request: Omit<Extract<LabRequest, { type: 'build' }>, 'type' | 'id'>,
): Promise<LabBuild> {
  return page.evaluate(
    ({ asked, timeout }) =>
      new Promise<LabBuild>((resolve, reject) => {
        const { labWorker } = globalThis as unknown as PageState;
        const base64 = (bytes: Uint8Array) =>
          btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
        const timer = setTimeout(() => {
          reject(new Error('The lab did not answer within a minute.'));
        }, timeout);
        const onError = ({ message }: ErrorEvent) => {
          reject(new Error(`The lab's worker failed: ${message}`));
        };
        labWorker.addEventListener('error', onError, { once: true });
        const onReply = ({ data }: MessageEvent<LabReply>) => {
          if (data.type === 'crashed') reject(new Error(`The lab's worker failed: ${data.detail}`));
          if (data.type === 'refused') reject(new Error(`The lab has to ask before it runs ${data.file}.`));
          if (data.type !== 'built') return;
          clearTimeout(timer);
          labWorker.removeEventListener('message', onReply);
          labWorker.removeEventListener('error', onError);
          const { ok, console, milliseconds, missing, unchecked } = data;
          const files = data.files.map((file) => [file.path, base64(file.bytes)]);
          resolve({
            ok,
            console,
            milliseconds,
            files: Object.fromEntries(files) as Record<string, string>,
            missing,
            unchecked,
          });
        };
        labWorker.addEventListener('message', onReply);
        // oxlint-disable-next-line require-post-message-target-origin -- a worker has no origin of its own
        labWorker.postMessage({ type: 'build', id: 1, wantsTypes: true, ...asked } satisfies LabRequest);
      }),
    { asked: request, timeout: BUILD_TIMEOUT_MS },
  );
}
