import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { createServer, mergeConfig } from 'vite';
import type { ViteDevServer } from 'vite';
import { formatProblems, ProblemError } from '../../model/problem.ts';
import { createHighlighter } from '../code/highlighter.ts';
import { classicScript } from '../prerender/browser-scripts.ts';
import { devPolicy } from '../prerender/content-policy.ts';
import { splitUrl } from '../serve/asked-path.ts';
import { viteConfig } from '../vite/config.ts';
import { devIndexFile } from './dev-search.ts';
import { DevSite } from './dev-site.ts';
import type { DevSiteOptions } from './dev-site.ts';
import { createProblemOverlay } from './problem-overlay.ts';
import { renderDevPage } from './render-dev-page.ts';
import type { DevRendering } from './render-dev-page.ts';
import { watchSite } from './watch-site.ts';

export interface DevServer {
  server: Server;
  base: string;
  close(): Promise<void>;
}

export async function createDevServer(engineRoot: string, options: DevSiteOptions): Promise<DevServer> {
  const [highlighter, { code: inlineScript }] = await Promise.all([
    createHighlighter(),
    classicScript(engineRoot, 'before-paint'),
  ]);
  const devSite = new DevSite(options, highlighter);
  const { config, docsDir, siteDir } = await devSite.open();
  const server = createHttpServer((request) => {
    // Part of a file is never needed here, and sirv throws on a range that ends before it begins.
    delete request.headers.range;
  });
  const alias = Object.fromEntries(
    Object.entries(config.alias).map(([key, target]) => [key, path.resolve(siteDir, target)]),
  );
  const vite = await createServer(
    mergeConfig(viteConfig({ engineRoot, base: config.base, alias, modules: () => devSite.modules() }), {
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server }, fs: { allow: [engineRoot, siteDir, docsDir] } },
      optimizeDeps: {
        include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
      },
    }),
  );
  const publicFiles = sirv(path.join(docsDir, 'public'), { dev: true });
  const overlay = createProblemOverlay(vite, devSite);
  watchSite(vite, devSite, overlay);
  const rendering: DevRendering = { devSite, vite, inlineScript };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => {
      publicFiles(request, response, () => void answer(request, response, rendering, overlay.show));
    });
  });
  return { server, base: config.base, close: () => vite.close() };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  rendering: DevRendering,
  showProblems: () => void,
): Promise<void> {
  const { pathname, query } = splitUrl(request.url ?? '/');
  const asset = rendering.devSite.asset(pathname.slice(1));
  if (asset?.content !== undefined) {
    sendJson(response, asset.content);
    return;
  }
  if (asset !== undefined && existsSync(asset.file)) {
    sirv(path.dirname(asset.file), { dev: true })(
      Object.assign(request, { url: `/${path.basename(asset.file)}` }),
      response,
    );
    return;
  }
  try {
    const index = await devIndexFile(rendering.devSite, pathname);
    if (index !== undefined) {
      sendJson(response, index);
      return;
    }
    const result = await renderDevPage(rendering, pathname);
    if ('redirect' in result) {
      response.writeHead(307, { location: result.redirect + query }).end();
      return;
    }
    const { config } = await rendering.devSite.open();
    response.writeHead(result.status, {
      'content-security-policy': devPolicy(config),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(result.html);
    showProblems();
  } catch (error) {
    sendFailure(response, error, rendering.vite);
  }
}

function sendJson(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(content);
}

/** A page that cannot be drawn says why, and comes back by itself once that is mended. */
function sendFailure(response: ServerResponse, error: unknown, vite: ViteDevServer): void {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  const message =
    error instanceof ProblemError ? formatProblems(error.problems) : String((error as Error).stack ?? error);
  console.error(message);
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><title>Error</title><script type="module" src="${vite.config.base}@vite/client"></script><pre>${text}</pre>`,
  );
}
