import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import type { Knowledge } from '../../src/mcp/model/knowledge.ts';
import { Client } from '../support/mcp/client.ts';
import { replay } from '../support/mcp/conversation.ts';

const PAGE = path.resolve('docs/guide/start/ai.mdx');

/** `npx vitest run --project 'with the server' conversation -u` records it again. */
test('the page about assistants shows what the server answers', async () => {
  const server = inject('server');
  const { site } = JSON.parse(readFileSync(path.join(server, 'knowledge.json'), 'utf8')) as Knowledge;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-conversation-'));
  cpSync('examples/clamp-kit', folder, { recursive: true });
  symlinkSync(path.resolve('examples/node_modules'), path.join(folder, 'node_modules'), 'dir');
  const client = await new Client(server, { folder }).open();
  const { page, calls } = await replay(readFileSync(PAGE, 'utf8'), { client, folder, site });
  await client.close();
  expect(calls).toEqual(['validate_config', 'get_option', 'validate_config', 'build']);
  await expect(page).toMatchFileSnapshot(PAGE);
});
