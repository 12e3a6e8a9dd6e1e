import type { Page } from '@playwright/test';

/** A message between a page and a worker that builds, with the page's time in milliseconds. */
export interface Passed {
  type: 'start' | 'ready' | 'build' | 'built';
  at: number;
  /** The project to build. */
  files?: Record<string, string>;
  /** What was built. */
  output?: string;
}

const ANSWER_TIMEOUT_MS = 60_000;

declare global {
  var passedMessages: Passed[];
}

/** What the workers of the lab and of its peers say and are told. */
interface Message {
  type: string;
  files?: Record<string, string> | readonly { path: string; bytes: Uint8Array }[];
  output?: string;
}

/** Makes a page note when it asks a worker for something, and when the answer arrives. Call it before the page loads. */
export async function recordMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = new Set(['start', 'ready', 'build', 'built']);
    globalThis.passedMessages = [];
    const note = (data: unknown) => {
      const at = performance.now();
      const { type, files, output } = data as Message;
      if (!noted.has(type)) return;
      const passed: Passed = { type: type as Passed['type'], at };
      if (Array.isArray(files)) {
        const texts = files.map(({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes));
        passed.output = texts.join('\n');
      } else if (files) passed.files = files as Record<string, string>;
      if (output !== undefined) passed.output = output;
      globalThis.passedMessages.push(passed);
    };
    const Plain = globalThis.Worker;
    globalThis.Worker = class extends Plain {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({ data }) => note(data));
      }
      override postMessage(message: unknown, transfer?: Transferable[] | StructuredSerializeOptions): void {
        note(message);
        super.postMessage(message, transfer as Transferable[]);
      }
    };
  });
}

/** A worker that has not answered in time. On a busy machine, the lab stops a build after its limit. */
export class UnansweredError extends Error {}

/** Waits until as many builds are done. */
export async function waitForBuilds(page: Page, builds: number): Promise<void> {
  const waiting = await page.waitForFunction(
    (wanted) => {
      const alert = document.querySelector('[role="alert"]')?.textContent ?? '';
      if (alert !== '') return alert;
      return passedMessages.filter(({ type }) => type === 'built').length >= wanted && 'built';
    },
    builds,
    { timeout: ANSWER_TIMEOUT_MS },
  );
  const outcome = await waiting.jsonValue();
  if (outcome !== 'built') throw new UnansweredError(outcome || 'No answer.');
}

/** Waits until as many builds are done, and returns everything that was said. */
export async function passedAfter(page: Page, builds: number): Promise<Passed[]> {
  await waitForBuilds(page, builds);
  return page.evaluate(() => passedMessages);
}

/** Returns how many builds are done, without the work of copying what was said out of the page. */
export function buildsDone(page: Page): Promise<number> {
  return page.evaluate(() => passedMessages.filter(({ type }) => type === 'built').length);
}

export interface Times {
  /** From the first message to the worker until it can build. */
  ready: number;
  firstBuild: number;
  laterBuilds: number[];
}

/** Returns how long a worker took to start and for each build, in milliseconds. */
export function timesOf(passed: readonly Passed[]): Times {
  const at = (type: Passed['type']) => passed.filter((one) => one.type === type).map((one) => one.at);
  const [built, asked] = [at('built'), at('build')];
  if (built.length !== asked.length || built.length === 0)
    throw new Error(`${asked.length} builds were asked for, and ${built.length} were answered.`);
  const [firstBuild, ...laterBuilds] = built.map((end, index) => end - asked[index]!);
  return { ready: at('ready')[0]! - at('start')[0]!, firstBuild: firstBuild!, laterBuilds };
}
