import path from 'node:path';
import { packServer } from '../mcp/pack/pack-server.ts';
import { command } from './command.ts';

const HELP = `Packs the MCP server: a tarball for npx, with everything that the built site says.

  --site DIR  folder with site.config.ts and docs/ (default: this project)
  --dist DIR  the built site (default: dist in the site folder)
  --out DIR   folder for the tarball (default: the current one)
`;

void command({
  help: HELP,
  options: { site: { type: 'string' }, dist: { type: 'string' }, out: { type: 'string' } },
  run: async (values, { engineRoot }) => {
    const siteDir = path.resolve(values.site ?? engineRoot);
    const distDir = path.resolve(values.dist ?? path.join(siteDir, 'dist'));
    const file = await packServer({ engineRoot, siteDir, distDir, outDir: path.resolve(values.out ?? '.') });
    console.log(`Wrote ${file}. Try it: npx ${path.relative('.', file)} --help`);
  },
});
