import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashedName } from '../../engine/files/out-file.ts';
import type { WasmPart } from '../model/protocol.ts';
import { compressed, smallest } from './compress-part.ts';
import { finishedFolder } from '../../engine/files/finished-folder.ts';
import type { WriteFile } from '../../engine/files/finished-folder.ts';
import { BINDING } from './lab-places.ts';
import type { LabPlaces } from './lab-places.ts';

/** Some static hosts take no file of more than 25 MiB. Half of the module leaves it room to grow. */
const PART_BYTES = 14 * 1024 * 1024;

export interface BundledPart {
  files: readonly string[];
  transferSize: number;
}

export interface BundledWasm extends BundledPart {
  parts: readonly WasmPart[];
}

/** Splits Rspack's WebAssembly into parts and compresses them. That takes seconds, so it is done once per version. */
export function bundleWasm({ packages }: LabPlaces, folder: string, quality: number): Promise<BundledWasm> {
  return finishedFolder(folder, async (write) => {
    const wasm = readFileSync(path.join(packages, BINDING, 'rspack.wasm32-wasi.wasm'));
    const starts = Array.from(
      { length: Math.ceil(wasm.length / PART_BYTES) },
      (_, index) => index * PART_BYTES,
    );
    const bundled = await Promise.all(
      starts.map((start, index) =>
        writePart(write, `lab/rspack-${index + 1}`, wasm.subarray(start, start + PART_BYTES), quality),
      ),
    );
    return {
      parts: bundled.map(({ part }) => part),
      files: bundled.flatMap(({ files }) => files),
      transferSize: bundled.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
}

async function writePart(
  write: WriteFile,
  label: string,
  content: Buffer,
  quality: number,
): Promise<BundledPart & { part: WasmPart }> {
  // Hosts that compress by type, such as GitHub Pages, know this one.
  const name = write(hashedName(label, '.wasm', content), content);
  const variants = await compressed(content, quality);
  const others = Object.entries(variants).map(([ending, bytes]) => write(`${name}.${ending}`, bytes));
  const digest = createHash('sha256').update(content).digest('hex');
  return {
    part: { address: name, size: content.length, digest },
    files: [name, ...others],
    transferSize: smallest(variants),
  };
}
