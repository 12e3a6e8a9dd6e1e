// Puts the exports that the page shows into package.json, and loads the package both ways.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { exports } = read('exports.json');
writeFileSync('package.json', JSON.stringify({ ...read('package.json'), exports }, null, 2));

const missing = Object.values(exports['.'])
  .flatMap((way) => Object.values(way))
  .filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`The build does not write ${missing.join(', ')}.`);

const require = createRequire(import.meta.url);
const loaded = [await import('clamp-kit'), require('clamp-kit')];
if (loaded[0] === loaded[1]) throw new Error('Both ways lead to one file.');
for (const { clampAll } of loaded) console.log(clampAll([-5, 4, 50], { min: 0, max: 10 }));
