import { defineCommand } from '../../engine/site/define-command.ts';
import { labBundle } from './bundle-lab.ts';
import { labPlaces, missingInstall } from './lab-places.ts';

const HELP = `Bundles Rslib, Rsbuild and Rspack as WebAssembly for the browser, from the versions in examples/ and lab/.

A build of the site does this by itself where lab/ is installed. The result is kept in .cache/lab, by version.
`;

export const BUNDLE = defineCommand({
  help: HELP,
  options: {},
  run: async (_, { engineRoot }) => {
    const places = labPlaces(engineRoot);
    const missing = missingInstall(places);
    if (missing !== undefined) throw new Error(`The lab's packages are not installed. Run \`${missing}\`.`);
    const { files, manifest } = await labBundle(places);
    for (const file of files.values()) console.log(file);
    const versions = Object.entries(manifest.versions).map(([name, version]) => `${name} ${version}`);
    console.log(
      `${versions.join(', ')}. A first visit loads ${(manifest.transferSize / 1e6).toFixed(2)} MB.`,
    );
  },
});
