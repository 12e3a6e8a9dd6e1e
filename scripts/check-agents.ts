// npm run test:agents: the checks of others for what assistants get: afdocs on the built site, the command line of the MCP
// inspector on the packed server, and the scenarios of the MCP conformance suite that need no tools of their own.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { installLocked } from '../bench/install-locked.mjs';
import { openBridge } from '../tests/support/mcp/http-bridge.ts';
import { loadConfiguration } from '../src/engine/config/load.ts';
import { siteAddress } from '../src/engine/site/site-address.ts';
import { MCP_TOOLS } from '../src/mcp/tools/tools.ts';
import { FAILING_SCENARIOS, NOT_FOLLOWED } from './agents/expected.ts';
import { run } from './children.mjs';
import { fetchNode, pathWith } from './fetch-node.mjs';
import { startPreview } from './preview.mjs';
import { orSentence } from './sentence.mjs';
import { engine, root } from './tool.mjs';

/** The packages below need Node 22, and the server runs on the same one. */
const NODE = '22.23.3';
const HOME = path.join(root, '.cache/agents');
const NO_NETWORK = pathToFileURL(path.join(root, 'tests/support/mcp/refuse-network.mjs')).href;

let binary = '';

/** Runs a command of one of the packages, and returns what it printed. */
async function ask(file: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  return run(binary, [path.join(HOME, 'node_modules', file), ...args], {
    cwd,
    env: { ...process.env, PATH: pathWith(binary), ...env },
    output: 'capture',
  });
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

interface Readiness {
  results: { id: string; status: string; message: string }[];
}

/** A check that passes now has to leave the list, so it stays true. */
async function checkReadiness(): Promise<void> {
  const { config } = await loadConfiguration(root, {});
  const preview = await startPreview();
  try {
    const args = [
      '--canonical-origin',
      siteAddress(config, '').replace(/\/$/, ''),
      '--sampling',
      'deterministic',
      '--request-delay',
      '20',
    ];
    const { output } = await ask(
      'afdocs/bin/afdocs.mjs',
      ['check', preview.address, ...args, '--format', 'json', '--quiet'],
      HOME,
    );
    const { results } = JSON.parse(output.slice(output.indexOf('{'))) as Readiness;
    const open = results.filter(({ status }) => !['pass', 'skip'].includes(status));
    for (const { id, message } of open) if (!(id in NOT_FOLLOWED)) fail(`afdocs: ${id}: ${message}`);
    for (const id of Object.keys(NOT_FOLLOWED))
      if (!open.some((one) => one.id === id)) fail(`afdocs: ${id} passes. Take it out of the list.`);
    console.log(`afdocs: ${results.length - open.length} of ${results.length} checks pass or do not apply.`);
  } finally {
    await preview.stop();
  }
}

/** The inspector speaks to the tarball as npm unpacks it, in a folder of its own, and nothing of both gets a connection. */
async function inspect(server: string, folder: string): Promise<void> {
  const inspector = async (...args: string[]) => {
    const { code, output } = await ask(
      '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
      ['--cli', 'node', path.join(server, 'main.mjs'), ...args],
      folder,
      { NODE_OPTIONS: `--import=${NO_NETWORK}` },
    );
    if (code !== 0) fail(`inspector ${args.join(' ')}: ${output}`);
    return output;
  };
  const listed = await inspector('--method', 'tools/list');
  for (const { name } of MCP_TOOLS)
    if (!listed.includes(`"name": "${name}"`)) fail(`inspector: there is no tool ${name}.`);
  const option = await inspector(
    '--method',
    'tools/call',
    '--tool-name',
    'get_option',
    '--tool-arg',
    'name=dts',
  );
  if (!option.includes('"name": "lib.dts"')) fail(`inspector: get_option answered ${option}`);
  for (const method of ['resources/list', 'resources/templates/list', 'prompts/list'])
    await inspector('--method', method);
  console.log(`inspector: ${MCP_TOOLS.length} tools, resources and prompts.`);
}

async function conform(server: string, folder: string): Promise<void> {
  const bridge = await openBridge(server, folder);
  try {
    const baseline = path.join(folder, 'expected.yml');
    writeFileSync(baseline, `server:\n${FAILING_SCENARIOS.map((name) => `  - ${name}\n`).join('')}`);
    const { code, output } = await ask(
      '@modelcontextprotocol/conformance/dist/index.js',
      ['server', '--url', bridge.url, '--expected-failures', baseline],
      folder,
    );
    if (code !== 0) fail(`conformance: ${output.slice(-4000)}`);
    console.log(`conformance: as expected, ${FAILING_SCENARIOS.length} scenarios do not apply.`);
  } finally {
    await bridge.close();
  }
}

await orSentence(async () => {
  binary = await fetchNode(NODE);
  await installLocked('tests/agents', HOME);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'agents-'));
  try {
    const [program, ...args] = engine('mcp-pack', ['--out', folder]);
    execFileSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
    execFileSync('tar', ['-xzf', tarball], { cwd: folder });
    const server = path.join(folder, 'package');
    await inspect(server, folder);
    await conform(server, folder);
    await checkReadiness();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
