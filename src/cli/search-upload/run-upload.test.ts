import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { SOME_RECORDS } from '../../../tests/support/search-server-fixtures.ts';
import { startSearchServer } from '../../../tests/support/search-server.ts';
import { siteConfigSchema } from '../../engine/config/schema.ts';
import { runUpload } from './run-upload.ts';
import type { RunOptions } from './run-upload.ts';
import { UploadError } from './upload-error.ts';

const hosted = { provider: 'algolia', appId: 'APP', apiKey: 'public', indexName: 'docs' };

async function run({
  search = hosted,
  ...others
}: Partial<RunOptions> & { search?: unknown }): Promise<string> {
  const config = siteConfigSchema.parse({
    title: 'Site',
    search,
    locales: [{ lang: 'en' }, { lang: 'zh-CN' }],
  });
  const lines: string[] = [];
  await runUpload({
    collect: async () => ({ records: [...SOME_RECORDS], config }),
    env: { ALGOLIA_WRITE_KEY: 'secret' },
    isDryRun: false,
    print: (line) => void lines.push(line),
    pollMs: 1,
    ...others,
  });
  return lines.join('\n');
}

it('uploads the records with settings for the languages of the site', async () => {
  const server = await startSearchServer({ writeKey: 'secret' });
  const printed = await run({ hosts: [server.origin] });
  await server.close();
  expect(printed).toContain('docs has 4 records now');
  expect(printed).not.toContain('secret');
  const { settings } = server.writes.indexes.get('docs') ?? {};
  expect(settings).toMatchObject({
    queryLanguages: ['en', 'zh'],
    customRanking: expect.any(Array) as unknown,
  });
  expect(settings?.['searchableAttributes']).toEqual([
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'code',
  ]);
});

it('says on a dry run what it would send, without a key and without sending anything', async () => {
  const server = await startSearchServer();
  const printed = await run({ isDryRun: true, env: {}, hosts: [server.origin] });
  await server.close();
  expect(server.requests).toEqual([]);
  expect(printed).toContain('Application APP, index docs, filled as docs_tmp_… and then moved\n');
  expect(printed).toContain(server.origin);
  expect(printed).toContain('4 records in batches of 1000');
  expect(printed).toContain('"unordered(hierarchy.lvl1)"');
  expect(printed).toContain('"url": "/guide/dts"');
  expect(printed).toContain('Nothing was sent.');
});

it('writes to the hosts of the service by default', async () => {
  expect(await run({ isDryRun: true })).toContain('https://APP.algolia.net, https://APP-1.algolianet.com');
});

it('asks for a key before doing any work', async () => {
  const collect = () => expect.fail('It began to work.');
  await expect(run({ env: {}, collect })).rejects.toThrow('ALGOLIA_WRITE_KEY is not set');
});

it.each([false, { provider: 'embedded' }])('refuses to run if search is %j', async (search) => {
  await expect(run({ search })).rejects.toThrow('no hosted index to fill');
});

it('refuses the key that readers get', async () => {
  await expect(run({ env: { ALGOLIA_WRITE_KEY: 'public' } })).rejects.toThrow('which every reader gets');
});

const KEY = 'kept-secret-0123456789';
const failure = (body: unknown) => ({ does: 'fail', status: 403, body }) as const;

it.each([
  ['in its message', failure({ message: `The key ${KEY} is not valid for ${KEY}` })],
  ['in a page instead of an answer', { does: 'say', text: `<p>${'x'.repeat(60)} ${KEY}</p>` } as const],
])('prints no part of the key when the service repeats it %s', async (_, behaviour) => {
  const server = await startSearchServer();
  server.behave(behaviour);
  const lines: string[] = [];
  const upload = run({
    hosts: [server.origin],
    env: { ALGOLIA_WRITE_KEY: `${KEY}\n` },
    print: (line) => void lines.push(line),
  });
  const error = await upload.catch((reason: unknown) => reason);
  await server.close();
  expect(error).toBeInstanceOf(UploadError);
  expect(server.requests[0]?.headers['x-algolia-api-key']).toBe(KEY);
  expect(inspect(error) + lines.join('\n')).not.toContain(KEY.slice(0, 6));
});

it('prints no part of a key that cannot be sent', async () => {
  const env = { ALGOLIA_WRITE_KEY: `${KEY}\n${KEY}` };
  const error = await run({ hosts: ['http://127.0.0.1:9'], env }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UploadError);
  expect(inspect(error)).not.toContain(KEY.slice(0, 6));
});
