// Copies what npm would pack to where npm would install it.
import { cpSync } from 'node:fs';

for (const name of ['package.json', 'dist'])
  cpSync(name, `user/node_modules/apps-kit/${name}`, { recursive: true });
