import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readFolder } from '../../src/doctor/read/read-folder.ts';
import type { ReadPackage } from '../../src/doctor/model/package.ts';
import { BY_ATTW } from '../fixtures/doctor/by-attw.ts';
import { BY_DOCTOR } from '../fixtures/doctor/by-doctor.ts';
import { BY_PUBLINT } from '../fixtures/doctor/by-publint.ts';
import type { Fixture } from '../fixtures/doctor/fixture.ts';
import { HEALTHY } from '../fixtures/doctor/healthy.ts';

declare const __ENGINE_ROOT__: string;

const run = promisify(execFile);

/** All packages by id, each with a name of its own. */
export const FIXTURES: Readonly<Record<string, Fixture>> = Object.fromEntries(
  Object.entries({ ...HEALTHY, ...BY_PUBLINT, ...BY_ATTW, ...BY_DOCTOR }).map(([id, fixture]) => {
    const name = String(fixture.manifest['name']).replace('kit', `kit-${id}`);
    return [id, { ...fixture, manifest: { ...fixture.manifest, name } }];
  }),
);

/** Returns the files of a package, package.json included. */
export function filesOf({ manifest, files }: Fixture): Record<string, string> {
  return { 'package.json': `${JSON.stringify(manifest, undefined, 2)}\n`, ...files };
}

/** Reads a package as the folder that it is written to. */
export function readFixture(files: Readonly<Record<string, string>>): Promise<ReadPackage> {
  const encoder = new TextEncoder();
  return readFolder({
    names: Object.keys(files),
    read: (name) => Promise.resolve(encoder.encode(files[name])),
  });
}

export interface Packed {
  folder: string;
  tarball: string;
  /** The names of the files that npm has packed. */
  names: string[];
}

/** Writes folders and packs all of them with one npm, which is what takes the time. */
export async function packAll(
  folders: Readonly<Record<string, Record<string, string>>>,
): Promise<Map<string, Packed>> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
  const out = path.join(root, 'out');
  mkdirSync(out);
  const ids = Object.keys(folders);
  for (const id of ids)
    for (const [name, text] of Object.entries(folders[id] ?? {})) {
      const file = path.join(root, id, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  const options = ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', out];
  const { stdout } = await run('npm', [...options, ...ids.map((id) => `./${id}`)], {
    cwd: root,
    maxBuffer: 1e8,
    shell: os.platform() === 'win32',
  });
  const packed: { filename: string; files: { path: string }[] }[] = JSON.parse(stdout);
  return new Map(
    packed.map(({ filename, files }, at) => {
      const id = ids[at] ?? '';
      const tarball = path.join(out, filename.replace('@', '').replace('/', '-'));
      return [id, { folder: path.join(root, id), tarball, names: files.map((file) => file.path).sort() }];
    }),
  );
}

/** Runs the file of a command once for each list of arguments. */
export async function runMany(
  command: string,
  runs: readonly { args: string[]; cwd: string }[],
): Promise<{ output: string; exitCode: number }[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'doctor-runs-'));
  const files = ['runs.json', 'results.json'].map((name) => path.join(folder, name));
  writeFileSync(files[0] ?? '', JSON.stringify(runs));
  const script = path.join(__ENGINE_ROOT__, 'tests/support/run-many.mjs');
  await run(process.execPath, [script, command, ...files], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' },
  });
  return JSON.parse(readFileSync(files[1] ?? '', 'utf8'));
}
