import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Refusal } from '../answers/refusal.ts';
import type { Knowledge } from '../model/knowledge.ts';
import { createServer } from './create-server.ts';
import { HELP, readArguments, runCommand } from './run-command.ts';

/** Paths of files that are packed beside the program. */
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const readKnowledge = () => JSON.parse(readFileSync(beside('knowledge.json'), 'utf8')) as Knowledge;

/** The entry of the package: a server for assistants, and the same functions as commands. */
async function main(): Promise<void> {
  const given = readArguments(process.argv.slice(2));
  if (given.asks === 'help') {
    console.log(HELP.trimEnd());
    return;
  }
  const knowledge = readKnowledge();
  if (given.asks === 'version') {
    console.log(`${knowledge.version} (Rslib ${knowledge.rslib})`);
    return;
  }
  const { folder, mayWrite } = given;
  if (!existsSync(folder)) throw new Refusal(`There is no folder ${folder}.`);
  const place = { knowledge, folder, mayWrite, buildScript: beside('build-script.mjs') };
  if (given.words.length === 0) {
    serve(place);
    return;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const { printed, isFailure } = await runCommand(given, { ...place, signal: stop.signal });
  console.log(printed);
  if (isFailure) process.exitCode = 1;
}

function serve(place: Parameters<typeof createServer>[0]): void {
  if (process.stdin.isTTY)
    console.error('Waiting for an assistant on standard input. Use --help to see the commands for people.');
  // Standard output belongs to the protocol.
  console.log = console.error;
  serveStdio(() => createServer(place), { onerror: (error) => console.error(error.message) });
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
});
