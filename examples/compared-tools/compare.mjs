import { execSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { features } from './features.mjs';
import { tools } from './tools.mjs';

const modules = createRequire(import.meta.url)
  .resolve.paths('vite')
  .find((at) => existsSync(`${at}/vite`));
const PATH = `${modules}/.bin${path.delimiter}${process.env.PATH}`;
const shared = readdirSync('.').filter((name) => /\.(json|js|mjs)$/.test(name));
const compared = process.argv.slice(2);

/** Builds one source with one tool, in a folder of its own. */
function answer(tool, { source, types, read }) {
  const folder = mkdtempSync(path.resolve('try-'));
  const inFolder = (name) => `${folder}/${name}`;
  for (const name of shared) cpSync(name, inFolder(name));
  mkdirSync(inFolder('src'));
  writeFileSync(inFolder('src/index.ts'), source);
  writeFileSync(inFolder('src/card.css'), '.card { color: teal }\n');
  writeFileSync(inFolder('src/data.json'), '{ "size": 2 }\n');
  const command = types && tool.types ? `${tool.command} ${tool.types}` : tool.command;
  const NODE_OPTIONS = tool.preload ? `--import=./${tool.preload}.mjs` : '';
  try {
    execSync(command, { cwd: folder, stdio: 'pipe', env: { ...process.env, PATH, NODE_OPTIONS } });
    const names = readdirSync(inFolder('dist'));
    const scripts = names.filter((name) => /\.m?js$/.test(name));
    return read({ names, code: scripts.map((name) => readFileSync(inFolder(`dist/${name}`), 'utf8')).join('\n') });
  } catch {
    return 'fails';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const versionOf = (name) =>
  JSON.parse(readFileSync(`${modules}/${tools[name].package ?? name}/package.json`, 'utf8')).version;
const row = (first, cells) => console.log(first.padEnd(20) + cells.map((cell) => cell.padEnd(9)).join('').trimEnd());

row('', compared);
row('', compared.map(versionOf));
for (const [name, feature] of Object.entries(features)) {
  row(name, compared.map((tool) => answer(tools[tool], feature)));
}
