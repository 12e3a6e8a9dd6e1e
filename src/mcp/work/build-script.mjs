// Builds a project with its own Rslib, in a process of its own: `node build-script.mjs PROJECT RSLIB OUTPUT`. Without
// OUTPUT, files go where the configuration says. Writes the folders with the output to RESULT.
import { writeSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { isMainThread, Worker } from 'node:worker_threads';

/** A file descriptor. There is no IPC channel, because Rslib listens to one where it finds it. */
const RESULT = 3;
/** How often a build looks whether the server is still there. */
const WATCH_MS = 250;

if (isMainThread) {
  // Code of the project may never give up the main thread, so another one watches.
  new Worker(new URL(import.meta.url), { stdout: true, stderr: true }).unref();
  await build();
} else {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) endAll();
  }, WATCH_MS);
}

async function build() {
  const [, , project = '', rslibFile = '', output = ''] = process.argv;
  const { createRslib, loadConfig } = await import(pathToFileURL(rslibFile).href);
  const { content } = await loadConfig({ cwd: project });
  const folders = new Set();
  /** @param {string | undefined} folder */
  const placed = (folder) => {
    const own = path.resolve(project, folder ?? 'dist');
    const name = path.relative(project, own);
    const isOutside = name.startsWith('..') || path.isAbsolute(name);
    const place = output === '' ? own : path.join(output, isOutside ? path.basename(own) : name);
    folders.add(place);
    return place;
  };
  /** @type {Settings[]} */
  const items = content.lib ?? [{}];
  const config = { ...content, lib: items.map((item) => placedItem(item, content, placed)) };
  const rslib = await createRslib({ cwd: project, config: output === '' ? content : config, loadEnv: true });
  const { close } = await rslib.build();
  await close();
  writeSync(RESULT, JSON.stringify([...folders]));
  process.exit(0);
}

/** @typedef {Record<string, any>} Settings */

/**
 * An item of `lib` that writes to another folder.
 * @param {Settings} item @param {Settings} shared @param {(folder: string | undefined) => string} placed
 */
function placedItem(item, shared, placed) {
  const [own, all] = [item.output?.distPath, shared.output?.distPath];
  /** @param {any} value */
  const rootOf = (value) => (typeof value === 'string' ? value : value?.root);
  const root = placed(rootOf(own) ?? rootOf(all));
  const distPath = { ...(typeof own === 'object' ? own : {}), root };
  const dts = item.dts ?? shared.dts;
  const settings = typeof dts === 'object' ? dts : {};
  const dtsPath = settings.distPath === undefined ? root : placed(settings.distPath);
  return {
    ...item,
    output: { ...item.output, distPath },
    ...(dts && { dts: { ...settings, distPath: dtsPath } }),
  };
}

/** Ends this process and those that it started. */
function endAll() {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}
