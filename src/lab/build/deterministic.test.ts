import path from 'node:path';
import { expect, test } from 'vitest';
import { bundledPackages } from '../../engine/output/packages/bundled-packages.ts';
import { bundlePackages } from './bundle-packages.ts';
import { bundleScript } from './bundle-scripts.ts';
import { HOSTED_ENTRY, hostedPlugin } from './hosted-plugin.ts';
import { labPlaces, missingInstall } from './lab-places.ts';
import { labPlugin } from './lab-plugin.ts';

declare const __ENGINE_ROOT__: string;

const places = labPlaces(__ENGINE_ROOT__);

/** Bundles a part of each kind as `lab:bundle` does. The whole bundle would take a minute. */
async function bundleOnce(): Promise<Record<string, string>> {
  const bundled = bundledPackages();
  const files: Record<string, string> = {};
  const thread = path.join(places.worker, 'thread.ts');
  files['thread'] = await bundleScript({ input: thread, plugin: labPlugin(places), format: 'esm', bundled });
  const plugin = hostedPlugin(places, '@rsbuild/plugin-preact');
  files['plugin'] = await bundleScript({ input: HOSTED_ENTRY, plugin, format: 'cjs', bundled });
  bundlePackages(places.packages, (name, content) => {
    files[name] = String(content);
    return name;
  });
  return { ...files, packages: bundled.folders().join('\n') };
}

test.skipIf(missingInstall(places) !== undefined)('two bundles of the lab have the same bytes', async () => {
  const [first, second] = [await bundleOnce(), await bundleOnce()];
  expect(Object.keys(second)).toEqual(Object.keys(first));
  // The files are large, so only their names are reported.
  expect(Object.keys(first).filter((name) => second[name] !== first[name])).toEqual([]);
  // A path of the machine would make every machine write another bundle.
  for (const name of ['thread', 'plugin']) expect(first[name]).not.toContain(__ENGINE_ROOT__);
});
