import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashedName } from '../../engine/files/out-file.ts';
import type { BundledPackages } from '../../engine/output/packages/bundled-packages.ts';
import type { BundledPackage } from './bundle-packages.ts';
import { bundleScript } from './bundle-scripts.ts';
import type { WriteFile } from '../../engine/files/finished-folder.ts';
import { HOSTED_ENTRY, hostedPlugin } from './hosted-plugin.ts';
import type { LabPlaces } from './lab-places.ts';
import { PLUGINS } from './plugin-contents.ts';

export type BundledPlugin = Omit<BundledPackage, 'dependencies'>;

/** Writes a script for each plugin. The worker evaluates it when a configuration imports the plugin. */
export function bundlePlugins(
  places: LabPlaces,
  bundled: BundledPackages,
  write: WriteFile,
): Promise<BundledPlugin[]> {
  return Promise.all(
    Object.keys(PLUGINS).map(async (name) => {
      const plugin = hostedPlugin(places, name);
      const code = await bundleScript({ input: HOSTED_ENTRY, plugin, format: 'cjs', bundled });
      const manifest = readFileSync(path.join(places.packages, name, 'package.json'), 'utf8');
      const label = `lab/${name.replace('@rsbuild/', '')}`;
      return {
        name,
        version: (JSON.parse(manifest) as { version: string }).version,
        file: write(hashedName(label, '.js', code), code),
        digest: createHash('sha256').update(code).digest('hex'),
      };
    }),
  );
}
