import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { createLogger, createServer, mergeConfig } from 'vite';
import type { Logger, ViteDevServer } from 'vite';
import { redirectedTo } from '../../model/address.ts';
import { formatProblems, ProblemError } from '../../model/problem.ts';
import { createHighlighter } from '../page/code/highlighter.ts';
import { classicScript } from '../output/scripts/browser-scripts.ts';
import { devPolicy } from '../output/documents/content-policy.ts';
import type { OutFile } from '../files/out-file.ts';
import { ASSETS } from '../files/out-file.ts';
import { headersOf } from '../../model/path-headers.ts';
import type { HeaderRule } from '../../model/path-headers.ts';
import type { ScannedSite } from '../site/scan-site.ts';
import { contentTypeOf } from '../serve/content-type.ts';
import { decodeSafely } from '../content/site-file.ts';
import { PUBLIC_FOLDER } from '../content/public-files.ts';
import { askedFile, splitUrl } from '../serve/asked-path.ts';
import { sendFile, setHeaders } from '../serve/send-file.ts';
import { viteConfig, viteSetup } from '../output/scripts/config.ts';
import { tryPostcssConfig } from '../output/scripts/postcss-config.ts';
import { devClientTag, plainOverlay, repeatsFailure } from '../output/scripts/vite-internals.ts';
import { devIndexFile } from './dev-search.ts';
import { DevSite } from './dev-site.ts';
import type { DevSiteOptions } from './dev-site.ts';
import { ownEvent } from './own-event.ts';
import { createComponentLoader, locate } from './page-component.ts';
import { createProblemOverlay } from './problem-overlay.ts';
import { renderDevPage } from './render-dev-page.ts';
import type { DevRendering } from './render-dev-page.ts';
import { watchSite } from './watch-site.ts';

export interface DevServer {
  server: Server;
  base: string;
  close(): Promise<void>;
}

/** A bundler and what depends on it. Settings the bundler is created with take effect in a new session. */
interface Session {
  base: string;
  answer(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** Where the build puts the scripts of workers, whose headers those of dev need too. */
const BUILT_WORKER = `/${ASSETS}/worker-.js`;

interface SessionParts {
  engineRoot: string;
  /** For what the bundler keeps, such as React for the browser. */
  cacheDir: string;
  server: Server;
  devSite: DevSite;
  inlineScript: string;
  /** Called when the bundler's settings have changed. */
  onOutdated: () => void;
}

export async function createDevServer(engineRoot: string, options: DevSiteOptions): Promise<DevServer> {
  const highlighter = createHighlighter();
  const { code: inlineScript } = await classicScript(engineRoot, 'theme/before-paint');
  const server = createHttpServer();
  const parts: SessionParts = {
    engineRoot,
    cacheDir: path.join(options.cacheDir, 'vite'),
    server,
    devSite: new DevSite(options, highlighter),
    inlineScript,
    onOutdated: () => {
      session = restart(session, parts);
      session.then(
        (after) => (current = after),
        (error: unknown) => server.emit('error', error),
      );
      current = undefined;
    },
  };
  // Requests during a restart wait until it is done.
  let session = startSession(parts);
  let current: Session | undefined = await session;
  const { base } = current;
  server.on('upgrade', ({ url = '' }: IncomingMessage, socket: Duplex) => {
    // The bundler ignores sockets that are not for it; without an answer they would stay open forever.
    if (splitUrl(url).pathname !== current?.base) socket.destroy();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void session.then(({ answer: answerIt }) => answerIt(request, response));
  });
  return {
    server,
    base,
    close: async () => {
      await (await session).close();
      await parts.devSite.close();
    },
  };
}

async function restart(session: Promise<Session>, parts: SessionParts): Promise<Session> {
  const before = await session;
  await before.close();
  const after = await startSession(parts);
  console.log(
    after.base === before.base
      ? 'The configuration has changed. The server has restarted.'
      : `\`base\` has changed. The site is now at ${after.base}`,
  );
  return after;
}

async function startSession(parts: SessionParts): Promise<Session> {
  const { engineRoot, cacheDir, server, devSite, inlineScript, onOutdated } = parts;
  const site = await devSite.scan();
  const { docsDir, siteDir } = site;
  await tryPostcssConfig(siteDir);
  const setup = viteSetup(engineRoot, site, async (route) => (await devSite.compile(route))?.module);
  const vite = await createServer(
    mergeConfig(viteConfig(setup), {
      appType: 'custom',
      cacheDir,
      customLogger: devLogger(),
      plugins: [plainOverlay(), ownEvent(engineRoot)],
      server: {
        middlewareMode: true,
        hmr: { server },
        fs: { allow: [engineRoot, siteDir, docsDir, cacheDir] },
      },
      optimizeDeps: {
        include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
      },
    }),
  );
  const overlay = createProblemOverlay(vite, devSite);
  watchSite({ vite, devSite, overlay, onOutdated });
  const ofWorkers = headersOf(BUILT_WORKER, headerRules(site));
  const rendering: DevRendering = { devSite, vite, inlineScript, componentOf: createComponentLoader(vite) };
  return {
    base: setup.base,
    answer: (request, response) => {
      const { url } = request;
      const { range } = request.headers;
      // The bundler misreads others, and fails for one that ends before it starts.
      if (!isPlainRange(range)) delete request.headers.range;
      if (request.headers['sec-fetch-dest'] === 'worker') setHeaders(response, ofWorkers);
      vite.middlewares(request, response, () => {
        // The bundler has stripped the base.
        Object.assign(request, { url });
        Object.assign(request.headers, { range });
        void answer(request, response, rendering, overlay.show);
      });
    },
    close: () => vite.close(),
  };
}

/**
 * Drops the bundler's own report of a failing module: the code that requested the module reports it, without a stack.
 */
function devLogger(): Logger {
  const logger = createLogger('error');
  const { error } = logger;
  logger.error = (message, options) => {
    if (!repeatsFailure(message)) error(message, options);
  };
  return logger;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  rendering: DevRendering,
  showProblems: () => Promise<void>,
): Promise<void> {
  const { pathname, query } = splitUrl(request.url ?? '/');
  const address = decodeSafely(pathname.slice(rendering.vite.config.base.length - 1));
  try {
    const site = await rendering.devSite.scan();
    setHeaders(response, headersOf(address, headerRules(site)));
    const asked = askedFile(pathname, rendering.vite.config.base);
    if (asked !== undefined && sendNow(request, response, path.join(site.docsDir, PUBLIC_FOLDER, asked)))
      return;
    const file = await rendering.devSite.file(address.slice(1));
    if (file !== undefined && sendOutFile(request, response, file)) return;
    const index = await devIndexFile(rendering.devSite, pathname);
    if (index !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(index);
      return;
    }
    const result = await renderDevPage(rendering, pathname);
    if ('redirect' in result) {
      response.writeHead(307, { location: redirectedTo(result.redirect, query) }).end();
      return;
    }
    response.writeHead(result.status, {
      'content-security-policy': devPolicy(site.config),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(result.html);
    await showProblems();
  } catch (error) {
    sendFailure(response, error, rendering.vite);
  }
}

function headerRules(site: ScannedSite): HeaderRule[] {
  return site.extensions.flatMap((extension) => extension.headers?.(site) ?? []);
}

/** Sends a file the build would write. Returns false if the file it copies is gone. */
function sendOutFile(request: IncomingMessage, response: ServerResponse, file: OutFile): boolean {
  if ('content' in file) {
    response.writeHead(200, { 'content-type': contentTypeOf(file.name), 'cache-control': 'no-store' });
    response.end(file.content);
    return true;
  }
  return sendNow(request, response, file.copyOf);
}

function sendNow(request: IncomingMessage, response: ServerResponse, file: string): boolean {
  return sendFile(request, response, { file, status: 200, cacheControl: 'no-store' });
}

/** Checks for a range like those that browsers ask for when they play a video. */
function isPlainRange(range = ''): boolean {
  const [, start, end = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return start !== undefined && (end === '' || Number(start) <= Number(end));
}

/** Sends an error page for a page that cannot be rendered; it reloads once the error is fixed. */
function sendFailure(response: ServerResponse, error: unknown, vite: ViteDevServer): void {
  locate(error, vite);
  const message =
    error instanceof ProblemError ? formatProblems(error.problems) : String((error as Error).stack ?? error);
  console.error(message);
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><title>Error</title>${devClientTag(vite.config.base)}<pre>${text}</pre>`);
}
