import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { Client } from '../support/mcp/client.ts';

const server = inject('server');
/** A token of o200k_base has 4.1 characters of this list, so these are at most 1,000 and 2,500 tokens. */
const MOST_CHARACTERS = { withoutOutput: 4000, all: 10_000 };

interface ListedTool {
  name: string;
  annotations: { readOnlyHint: boolean };
  inputSchema: object;
  outputSchema?: { required: string[] };
}

let folder: string;
let client: Client;

beforeEach(async () => {
  const outer = mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  folder = path.join(outer, 'project');
  mkdirSync(folder);
  writeFileSync(path.join(outer, 'rslib.config.ts'), 'export default { secret: 1 };');
  client = await new Client(server, { folder }).open();
});

afterEach(async () => {
  await client.close();
});

async function listTools(): Promise<ListedTool[]> {
  const { result } = await client.request('tools/list');
  return result?.['tools'] as ListedTool[];
}

test('lists few tools in few tokens, each with schemas and what it may do', async () => {
  const tools = await listTools();
  const inputs = tools.map((tool) => ({ ...tool, outputSchema: undefined }));
  expect(JSON.stringify(inputs).length).toBeLessThanOrEqual(MOST_CHARACTERS.withoutOutput);
  expect(JSON.stringify(tools).length).toBeLessThanOrEqual(MOST_CHARACTERS.all);
  const writing = tools.filter(({ annotations }) => !annotations.readOnlyHint).map(({ name }) => name);
  expect(writing).toEqual(['migrate', 'build']);
  expect(tools.map(({ outputSchema }) => outputSchema?.required.slice(-2))).toEqual(
    tools.map(() => ['provenWith', 'links']),
  );
});

test('speaks the current revision of the protocol too, without a handshake', async () => {
  const modern = new Client(server, { folder });
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const { result } = await modern.request('tools/call', {
    name: 'get_option',
    arguments: { name: 'dts' },
    _meta: meta,
  });
  expect(result).toMatchObject({ structuredContent: { name: 'lib.dts' } });
  expect(await modern.close()).toBe(0);
});

test('says with every answer which release it was proven with, and where to read on', async () => {
  const knowledge = JSON.parse(readFileSync(path.join(server, 'knowledge.json'), 'utf8')) as {
    rslib: string;
    site: string;
  };
  const answers = await Promise.all([
    client.call('search', { query: 'dts' }),
    client.call('get_page', { page: '/config/lib/dts' }),
    client.call('get_option', { name: 'dts' }),
    client.call('explain_error', { message: 'Unsupported format: es' }),
    client.call('explain_error', { message: 'no such message' }),
    client.call('validate_config', { code: 'export default {};' }),
    client.call('get_option', { name: 'no such option' }),
    client.call('check_package'),
  ]);
  for (const { content } of answers) {
    expect(content[0]?.text).toContain(`Proven with Rslib ${knowledge.rslib}.`);
    expect(content[0]?.text).toContain(`${knowledge.site}/`);
  }
  // The client starts the server without a network, and complains about each attempt to use one.
  expect(await client.close()).toBe(0);
  expect(client.complaints).toBe('');
});

test('offers every page as a resource, and prompts that only name tools and pages that exist', async () => {
  const { result: listed } = await client.request('resources/list');
  const resources = listed?.['resources'] as { uri: string }[];
  const uris = resources.map(({ uri }) => uri);
  expect(uris).toContain('rslib-docs:///config/lib/dts');
  const { result: read } = await client.request('resources/read', { uri: uris[0] });
  expect(read).toMatchObject({
    contents: [{ mimeType: 'text/markdown', text: expect.stringContaining('# ') as unknown }],
  });
  const { error } = await client.request('resources/read', { uri: 'rslib-docs:///none' });
  expect(error).toMatchObject({ message: expect.stringContaining('rslib-docs:///none') as unknown });

  const names = (await listTools()).map(({ name }) => name);
  const { result } = await client.request('prompts/list');
  const listedPrompts = result?.['prompts'] as { name: string }[];
  const prompts = listedPrompts.map(({ name }) => name);
  expect(prompts).toEqual(['new_library', 'migrate', 'why_does_it_fail']);
  for (const name of prompts) {
    const text = JSON.stringify((await client.request('prompts/get', { name })).result);
    for (const [tool] of text.matchAll(/\b[a-z]+_[a-z]+\b/g)) expect(names).toContain(tool);
    for (const [route] of text.matchAll(/\/[a-z]+\/[\w/-]*/g))
      expect(uris.some((uri) => uri.startsWith(`rslib-docs://${route}`))).toBe(true);
  }
});

test('answers after half a line of JSON, an unknown method, wrong arguments and two requests at once', async () => {
  client.write('{"jsonrpc": "2.0", "id": \n');
  expect((await client.request('no/such/method')).error?.code).toBe(-32_601);
  expect(await client.call('get_option', { nam: 1 })).toMatchObject({ isError: true });
  await expect(client.call('no_such_tool')).rejects.toThrow('no_such_tool');
  const [one, other] = await Promise.all([
    client.call('get_option', { name: 'lib.dts' }),
    client.call('search', { query: 'dts' }),
  ]);
  expect(one.structuredContent).toMatchObject({ name: 'lib.dts' });
  expect(other.structuredContent?.['sections']).not.toEqual([]);
});

test('ends without an answer when a line has more than 10 MB', async () => {
  const flooded = await new Client(server, { folder }).open();
  flooded.child.stdin.on('error', () => undefined);
  const ended = flooded.ended();
  flooded.write('x'.repeat(11_000_000));
  expect(await ended).toBe(0);
  expect(flooded.complaints).toContain('exceed');
});

test('reads nothing outside of its folder', async () => {
  symlinkSync('../rslib.config.ts', path.join(folder, 'link.config.ts'));
  symlinkSync('..', path.join(folder, 'folder'));
  const targets = ['../rslib.config.ts', 'link.config.ts', '/etc/passwd', 'folder/rslib.config.ts'];
  const answers = await Promise.all(
    targets.map((target) => client.call('validate_config', { path: target })),
  );
  const texts = answers.map(({ content: [first] }) => first?.text.split('\n')[0]);
  expect(texts).toEqual(
    targets.map(
      (target) =>
        `${target} is outside of ${realpathSync(folder)}, the folder that this server was started for.`,
    ),
  );
});

test('converts nothing that a link leads to', async () => {
  writeFileSync(
    path.join(folder, '../tsup.config.ts'),
    "export default { format: 'esm', define: { SECRET: '1' } };",
  );
  symlinkSync('../tsup.config.ts', path.join(folder, 'tsup.config.ts'));
  writeFileSync(path.join(folder, 'package.json'), '{ "devDependencies": { "tsup": "8" } }');
  expect(JSON.stringify(await client.call('migrate'))).not.toContain('SECRET');
  for (const path_ of ['..', '/etc'])
    expect(await client.call('migrate', { folder: path_ })).toMatchObject({ isError: true });
  expect(await client.call('check_package', { path: '..' })).toMatchObject({ isError: true });
  expect(await client.call('build', { folder: '..' })).toMatchObject({ isError: true });
});

test('writes only with the flag, and what Git can bring back', async () => {
  const files = {
    'package.json': '{ "devDependencies": { "tsup": "8" } }',
    'tsup.config.ts': "export default { format: 'esm' };",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const { content } = await client.call('migrate', { write: true });
  expect(content[0]?.text).toContain('--write');
  expect(await client.call('build', { write: true })).toMatchObject({ isError: true });
  expect(existsSync(path.join(folder, 'rslib.config.ts'))).toBe(false);

  const writing = await new Client(server, { folder, args: ['--write'] }).open();
  expect(await writing.call('migrate', { write: true })).toMatchObject({ isError: true });
  expect(readFileSync(path.join(folder, 'package.json'), 'utf8')).toBe(files['package.json']);
  symlinkSync('../elsewhere.ts', path.join(folder, 'rslib.config.ts'));
  expect(await writing.call('migrate', { write: true })).toMatchObject({ isError: true });
  expect(existsSync(path.join(folder, '../elsewhere.ts'))).toBe(false);
  await writing.close();
});

test('is a program for people too, which fails as scripts expect', () => {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [path.join(server, 'main.mjs'), ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  expect(JSON.parse(run('option', 'dts', '--json'))).toMatchObject({ name: 'lib.dts' });
  writeFileSync(path.join(folder, 'rslib.config.ts'), 'export default { lib: [{ fromat: 1 }] };');
  expect(() => run('check')).toThrow('Command failed');
  expect(() => run('--folder', 'none')).toThrow('There is no folder');
});
