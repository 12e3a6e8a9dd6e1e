import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { errors } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { startPreview } from '../../scripts/preview.mjs';
import { orSentence } from '../../scripts/sentence.mjs';
import type { LabManifest } from '../../src/lab/model/protocol.ts';
import { launch } from '../speed/measure/launch.mjs';
import { EDITS, visitLab, visitPeer } from './measure.ts';
import type { LongestTask } from './longest-task.ts';
import { filesOf, PEERS, peerFiles, versionOf } from './peers.ts';
import { PROJECTS } from './projects.ts';
import type { ProjectName } from './projects.ts';
import { UnansweredError } from './recorded-messages.ts';
import type { Times } from './recorded-messages.ts';
import { compare, LAB, longestTasks } from './results.ts';
import { servePeers } from './serve-peers.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Measures the lab of the built site in Chromium, beside other bundlers for the browser that build the same files.

  --rounds N  first visits of each tool (default: 5)
  --save      write the result to bench/lab/results.json
`;

/** A busy machine can make a visit fail. More failures than this have another reason. */
const MOST_TRIES = 8;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    save: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP.trimEnd());
else await orSentence(() => bench(Number(values.rounds), values.save));

async function bench(rounds: number, isSaved: boolean): Promise<void> {
  const load = os.loadavg()[0]!;
  const peers = await servePeers(await peerFiles());
  const preview = await startPreview();
  const browser = await launch();
  try {
    const projects = Object.keys(PROJECTS) as ProjectName[];
    const places = { lab: preview.address, peers: peers.origin };
    const measured = await measure(browser, places, projects, rounds);
    const manifest = await labManifest(preview.address);
    const results = {
      date: new Date().toISOString().slice(0, 10),
      processors: os.cpus().length,
      loadBefore: Math.round(load * 10) / 10,
      rounds,
      editsPerRound: EDITS,
      tools: {
        [LAB]: { versions: manifest.versions, transferBytes: manifest.transferSize },
        ...Object.fromEntries(
          PEERS.map((peer) => [
            peer.id,
            {
              versions: { [peer.packageName]: versionOf(peer) },
              transferBytes: filesOf(peer).reduce((sum, name) => sum + peers.sizeOf(name), 0),
            },
          ]),
        ),
      },
      projects: Object.fromEntries(projects.map((name) => [name, compare(measured.times[name])])),
      unansweredVisits: measured.unanswered,
      longestTaskWhileTyping: longestTasks(measured.typing),
    };
    const text = `${JSON.stringify(results, null, 2)}\n`;
    console.log(text);
    const folder = path.join(__ENGINE_ROOT__, isSaved ? 'bench/lab' : '.cache/bench/results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, isSaved ? 'results.json' : 'lab.json'), text);
  } finally {
    await browser.close();
    peers.close();
    await preview.stop();
  }
}

interface Measured {
  times: Record<ProjectName, Record<string, Times[]>>;
  typing: LongestTask[];
  /** How many visits were repeated because a worker did not answer, by tool. */
  unanswered: Record<string, number>;
}

/** Measures every tool once before any is measured again, so a busy minute slows down all of them alike. */
async function measure(
  browser: Browser,
  places: { lab: string; peers: string },
  projects: readonly ProjectName[],
  rounds: number,
): Promise<Measured> {
  const measured: Measured = { times: { starter: {}, library: {} }, typing: [], unanswered: {} };
  const visit = async <Result>(tool: string, once: () => Promise<Result>): Promise<Result> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await once();
      } catch (error) {
        const isLate = error instanceof UnansweredError || error instanceof errors.TimeoutError;
        if (!isLate || tries === MOST_TRIES) throw error;
        console.log(`${tool} did not answer in time, so it is visited again: ${error.message}`);
        measured.unanswered[tool] = (measured.unanswered[tool] ?? 0) + 1;
      }
    }
  };
  for (let round = 1; round <= rounds; round += 1) {
    for (const project of projects) {
      const add = (tool: string, times: Times) => (measured.times[project][tool] ??= []).push(times);
      const { times, typing, built } = await visit(LAB, () => visitLab(browser, places.lab, project));
      add(LAB, times);
      measured.typing.push(typing);
      for (const { id } of PEERS) add(id, await visit(id, () => visitPeer(browser, places.peers, id, built)));
    }
    console.log(`Round ${round} of ${rounds}`);
  }
  return measured;
}

async function labManifest(address: string): Promise<LabManifest> {
  const html = await (await fetch(`${address}/lab`)).text();
  const [, file] = /data-lab="([^"]+)"/.exec(html) ?? [];
  if (file === undefined)
    throw new Error('dist has no lab. Install it with `npm ci --cpu=wasm32 --prefix lab`, then build again.');
  return (await (await fetch(address + file)).json()) as LabManifest;
}
