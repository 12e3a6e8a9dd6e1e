import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ListenError, serveUntilSignal } from '../serve/listen.ts';
import { createSiteServer } from '../serve/server.ts';
import { NoBuiltSiteError, readSiteManifest } from '../serve/site-manifest.ts';

try {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  const dir = path.resolve(values.out);
  const { base } = readSiteManifest(dir);
  await serveUntilSignal(createSiteServer({ dir }), base);
} catch (error) {
  if (!isForPeople(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function isForPeople(error: unknown): error is Error {
  if (error instanceof ListenError || error instanceof NoBuiltSiteError) return true;
  // parseArgs says in its own sentence which option it does not know.
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
