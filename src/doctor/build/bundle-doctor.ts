import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { build } from 'rolldown';
import { finishedFolder } from '../../engine/files/finished-folder.ts';
import { hashedName } from '../../engine/files/out-file.ts';
import { bundledPackages } from '../../engine/output/packages/bundled-packages.ts';
import type { DoctorParts } from '../model/protocol.ts';
import type { DoctorPlaces } from './doctor-places.ts';
import { workerPlugin } from './worker-plugin.ts';

/** The bundled worker. Its address is the name of a file, relative to the site's base. */
export interface DoctorBundle extends DoctorParts {
  /** Where the worker's script is now. */
  file: string;
  /** Folders of the packages with code in it. */
  packages: readonly string[];
}

/** What the server sends, unless a build asks for more. */
const BROTLI_QUALITY = 9;

/** Folders of the sources that decide what is in the worker. */
const IN_WORKER = [
  'doctor/build',
  'doctor/examine',
  'doctor/model',
  'doctor/read',
  'doctor/worker',
  'model/words',
];

/** Made from scratch only if something in the worker's script has changed. */
export async function doctorBundle(places: DoctorPlaces): Promise<DoctorBundle> {
  const folder = path.join(places.bundles, contentKey(places));
  const made = await finishedFolder(folder, async (write) => {
    const bundled = bundledPackages();
    const code = await bundleWorker(places, bundled.plugin);
    const worker = write(hashedName('doctor', '.js', code), code);
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return {
      worker,
      transferSize: zlib.brotliCompressSync(code, { params }).length,
      packages: bundled.folders().map((name) => path.relative(places.root, name)),
    };
  });
  return {
    ...made,
    file: path.join(folder, made.worker),
    packages: made.packages.map((name) => path.join(places.root, name)),
  };
}

async function bundleWorker(
  { sources }: DoctorPlaces,
  notePackages: ReturnType<typeof bundledPackages>['plugin'],
): Promise<string> {
  const { output } = await build({
    input: path.join(sources, 'doctor/worker/entry.ts'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [workerPlugin(), notePackages],
    output: { format: 'esm', codeSplitting: false, minify: true, comments: false },
    write: false,
    logLevel: 'warn',
    checks: { bundlerTimings: false },
  });
  const { code, moduleIds } = output[0];
  const folders = IN_WORKER.map((folder) => path.join(sources, folder) + path.sep);
  const unknown = moduleIds.find(
    (id) => id.startsWith(sources + path.sep) && !folders.some((folder) => id.startsWith(folder)),
  );
  if (unknown !== undefined)
    throw new Error(`${unknown} is in the doctor's worker, so IN_WORKER has to name its folder.`);
  return code;
}

function contentKey({ sources, lock }: DoctorPlaces): string {
  const hash = createHash('sha256').update(readFileSync(lock));
  const files = IN_WORKER.flatMap((folder) =>
    readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  );
  for (const name of files.filter((file) => /(?<!\.test)\.ts$/.test(file)).sort())
    hash.update(name).update(readFileSync(path.join(sources, name)));
  return hash.digest('hex').slice(0, 12);
}
