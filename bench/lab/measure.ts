import type { Browser, Page } from '@playwright/test';
import { encodeShare } from '../../src/lab/model/share.ts';
import type { ProjectFiles } from '../../src/lab/model/protocol.ts';
import { longestTaskDuring } from './longest-task.ts';
import type { LongestTask } from './longest-task.ts';
import { editText, PROJECTS } from './projects.ts';
import type { ProjectName } from './projects.ts';
import { buildsDone, passedAfter, recordMessages, timesOf, waitForBuilds } from './recorded-messages.ts';
import type { Passed, Times } from './recorded-messages.ts';

export const EDITS = 5;
/** Time between two keys of a quick typist. */
const KEY_DELAY_MS = 60;
/** Each line ends with a pause, so it is built while the next one is typed. */
const TYPED_LINES = [
  'export function typedLine(value: number): number { return value * 2; }\n',
  'export const typedList = [1, 2, 3].map((one) => typedLine(one));\n',
  'export const typedText = `${typedList.length} numbers`;\n',
];

export interface LabVisit {
  times: Times;
  typing: LongestTask;
  /** The project of each build, which the peers build as well. */
  built: ProjectFiles[];
}

/** Opens a project in the lab as a first-time visitor, edits it, and then types. */
export async function visitLab(browser: Browser, address: string, project: ProjectName): Promise<LabVisit> {
  return inNewContext(browser, async (page) => {
    await page.goto(`${address}/lab${await encodeShare(PROJECTS[project])}`);
    // Scripts of the page start with the first sign of a reader.
    await page.mouse.move(1, 1);
    await page.getByRole('button', { name: 'src/index.ts', exact: true }).click();
    await page.getByRole('button', { name: 'Start Rslib' }).click();
    await passedAfter(page, 1);
    await page.locator('.lab-source .cm-content').press('ControlOrMeta+End');
    for (let number = 1; number <= EDITS; number += 1) {
      await page.keyboard.insertText(editText(number));
      await passedAfter(page, number + 1);
    }
    const passed = await passedAfter(page, EDITS + 1);
    checkOutput('The lab', passed);
    const typing = await longestTaskDuring(page, () => type(page));
    const built = passed.flatMap(({ files }) => (files === undefined ? [] : [files]));
    return { times: timesOf(passed), typing, built };
  });
}

async function type(page: Page): Promise<void> {
  for (const line of TYPED_LINES) {
    const before = await buildsDone(page);
    await page.keyboard.type(line, { delay: KEY_DELAY_MS });
    await waitForBuilds(page, before + 1);
  }
}

/** Starts a peer as a first-time visitor and builds the same projects with it, one after the other. */
export async function visitPeer(
  browser: Browser,
  origin: string,
  id: string,
  projects: readonly ProjectFiles[],
): Promise<Times> {
  return inNewContext(browser, async (page) => {
    await page.goto(origin);
    await page.evaluate((name) => {
      const worker = new Worker(`/${name}.js`, { type: 'module' });
      Object.assign(globalThis, { peerWorker: worker });
      // oxlint-disable-next-line require-post-message-target-origin -- a worker has no origin of its own
      worker.postMessage({ type: 'start' });
    }, id);
    await page.waitForFunction(() => passedMessages.some(({ type: what }) => what === 'ready'));
    for (const [index, files] of projects.entries()) {
      await page.evaluate((project) => {
        const { peerWorker } = globalThis as unknown as { peerWorker: Worker };
        // oxlint-disable-next-line require-post-message-target-origin -- a worker has no origin of its own
        peerWorker.postMessage({ type: 'build', files: project });
      }, files);
      await passedAfter(page, index + 1);
    }
    const passed = await passedAfter(page, projects.length);
    checkOutput(id, passed);
    return timesOf(passed);
  });
}

/** Throws unless the last build contains everything that the entry exports, so nobody gains time by doing less. */
function checkOutput(who: string, passed: readonly Passed[]): void {
  const outputs = passed.flatMap(({ output }) => (output === undefined ? [] : [output]));
  const last = outputs.at(-1) ?? '';
  for (let number = 1; number <= EDITS; number += 1)
    if (!last.includes(`edit${number}`))
      throw new Error(`${who} did not build edit ${number}:\n${last.slice(0, 500)}`);
}

async function inNewContext<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await recordMessages(page);
  try {
    return await visit(page);
  } finally {
    await context.close();
  }
}
