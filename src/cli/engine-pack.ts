import path from 'node:path';
import { packEngine } from '../package/pack/pack-engine.ts';
import { command } from './command.ts';

const HELP = `Packs the engine for other sites: a tarball that npm installs, without anything of this site.

  --out DIR  folder for the tarball (default: the current one)
`;

void command({
  help: HELP,
  options: { out: { type: 'string' } },
  run: async (values, { engineRoot }) => {
    const file = await packEngine({ engineRoot, outDir: path.resolve(values.out ?? '.') });
    console.log(
      `Wrote ${file}. Copy it into an empty folder, and install it there: npm install ./${path.basename(file)}`,
    );
  },
});
