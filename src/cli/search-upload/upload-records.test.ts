import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SOME_RECORDS } from '../../../tests/support/search-server-fixtures.ts';
import { record } from '../../search/engine/sample-records.ts';
import { startSearchServer } from '../../../tests/support/search-server.ts';
import type { Behavior, SearchServer } from '../../../tests/support/search-server.ts';
import { uploadRecords } from './upload-records.ts';
import type { UploadOptions } from './upload-records.ts';
import { writeHosts } from './write-hosts.ts';

let server: SearchServer;
beforeEach(async () => {
  server = await startSearchServer({ writeKey: 'secret', pollsPerTask: 2 });
});
afterEach(() => server.close());

function upload(others: Partial<UploadOptions> = {}) {
  return uploadRecords({
    appId: 'APP',
    writeKey: 'secret',
    indexName: 'docs',
    hosts: [server.origin],
    records: SOME_RECORDS,
    settings: { hitsPerPage: 20 },
    pollMs: 1,
    ...others,
  });
}

const failure = (others?: Partial<UploadOptions>) =>
  upload(others).then(
    () => expect.fail('The upload went well.'),
    (error: unknown) => (error as Error).message,
  );
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => record(`/p/${at}`, ['Guide', `Page ${at}`], 'text'));
const fail = (status: number, body: unknown = ''): Behavior => ({ does: 'fail', status, body });
/** Gives all temporary indexes the same name, because theirs differ each time. */
const steps = () =>
  server.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace(/_tmp_[\da-f]{8}/, '_tmp')}`);

describe('a successful upload', () => {
  it('[C3] fills a temporary index and moves it over the real one', async () => {
    server.writes.indexes.set('docs', { settings: {}, records: new Map([['/gone', {}]]) });
    await upload();
    expect(steps()).toEqual([
      'POST /1/indexes/docs/operation',
      'PUT /1/indexes/docs_tmp/settings',
      'POST /1/indexes/docs_tmp/batch',
      'POST /1/indexes/docs_tmp/operation',
    ]);
    expect([...server.writes.indexes.keys()]).toEqual(['docs']);
    const index = server.writes.indexes.get('docs');
    expect(index?.settings).toEqual({ hitsPerPage: 20 });
    expect([...(index?.records.keys() ?? [])]).toEqual(SOME_RECORDS.map(({ objectID }) => objectID));
  });

  it('keeps the rules and synonyms an owner has made', async () => {
    await upload();
    expect(server.requests[0]?.body).toEqual({
      operation: 'copy',
      scope: ['rules', 'synonyms'],
      destination: expect.stringMatching(/^docs_tmp_[\da-f]{8}$/) as string,
    });
  });

  it('waits until each step is done', async () => {
    await upload();
    const polls = server.requests.filter(({ method }) => method === 'GET');
    expect(polls).toHaveLength(2 * steps().length);
    expect(polls[0]?.path).toMatch(/^\/1\/indexes\/docs_tmp_[\da-f]{8}\/task\/1$/);
  });

  it('sends 1000 records at a time and reports its progress', async () => {
    const lines: string[] = [];
    await upload({ records: many(2001), onStep: (line) => void lines.push(line) });
    const sizes = server.requests.flatMap(({ path, body }) =>
      path.endsWith('/batch') ? [(body as { requests: unknown[] }).requests.length] : [],
    );
    expect(sizes).toEqual([1000, 1000, 1]);
    expect(lines.slice(1)).toEqual([
      'Sent 1000 of 2001 records',
      'Sent 2000 of 2001 records',
      'Sent 2001 of 2001 records',
      'docs has 2001 records now',
    ]);
  });

  it('weighs records by their level and position in the page', async () => {
    await upload();
    const records = [...(server.writes.indexes.get('docs')?.records.values() ?? [])];
    expect(records.map((one) => (one as { weight: object }).weight)).toEqual([
      { level: 100, position: 0 },
      { level: 100, position: 0 },
      { level: 90, position: 1 },
      { level: 100, position: 0 },
    ]);
  });

  it('[C3] writes to the write host and its fallbacks', () => {
    expect(writeHosts('APP')).toEqual([
      'https://APP.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
  });

  // Cases that do not test the timeout get one so long that even a busy machine never reaches it.
  it.each<[string, Behavior, number]>([
    ['status 500', fail(500), 20_000],
    ['a dropped connection', { does: 'die' }, 20_000],
    ['timed out', { does: 'wait', ms: 30_000 }, 500],
  ])('[C4] tries the next host after %s', { timeout: 20_000 }, async (_, behaviour, timeoutMs) => {
    const bad = await startSearchServer();
    bad.behave(behaviour);
    await upload({ hosts: [bad.origin, server.origin], timeoutMs });
    await bad.close();
    expect(bad.requests).not.toEqual([]);
    expect(server.writes.indexes.get('docs')?.records.size).toBe(SOME_RECORDS.length);
  });
});

describe('a failed upload', () => {
  it.each([
    ['is wrong', { writeKey: 'other' }, 403],
    ['is missing', { writeKey: '' }, 403],
  ])('says what to do when the key %s, and never prints it', async (_, options, status) => {
    const message = await failure(options);
    expect(message).toContain(
      `responded with status ${status} (Invalid Application-ID or API key) for the index "docs"`,
    );
    expect(message).toContain('ALGOLIA_WRITE_KEY was refused');
    expect(message).toContain('The index that readers search is unchanged.');
    expect(message).not.toContain('other');
  });

  it.each([
    [401, 'Unauthorized', 'was refused'],
    [404, 'Index docs does not exist', '`search.indexName`'],
    [429, 'Too many', 'in a few minutes'],
    [400, 'Record at the position 3 objectID=/a#b is too big', 'Split the named section'],
    [400, 'Unknown setting', 'Try again'],
  ])('says what to do after status %i (%s)', async (status, message, advice) => {
    server.behave(fail(status, { status, message }));
    const text = await failure();
    expect(text).toContain(message);
    expect(text).toContain(advice);
  });

  it('names the hosts and what each did if none of them answers', async () => {
    const gone = await startSearchServer();
    await gone.close();
    server.behave(fail(503));
    const text = await failure({ hosts: [gone.origin, server.origin] });
    expect(text).toContain(`${gone.origin}: ECONNREFUSED`);
    expect(text).toContain(`${server.origin}: status 503`);
    expect(text).toContain('Check the network connection');
  });

  it.each(['<html>Sign in</html>', '', 'null'])('does not accept %j as an answer', async (text) => {
    server.behave({ does: 'say', text });
    expect(await failure()).toContain('is not JSON');
  });

  it('stops if there is no task to wait for', async () => {
    server.behave({ does: 'say', text: '{}' });
    expect(await failure()).toContain('returned no task');
  });

  it('leaves the real index alone and deletes the temporary one', async () => {
    const old = { settings: {}, records: new Map([['/old', {}]]) };
    server.writes.indexes.set('docs', old);
    const isOld = () => server.writes.indexes.get('docs') === old;
    let sent = 0;
    const text = await failure({
      records: many(3000),
      onStep(line) {
        sent += Number(line.startsWith('Sent'));
        expect(isOld()).toBe(true);
        if (sent === 2) server.behave(fail(400, { message: 'Enough' }), lastBatchPath());
      },
    });
    expect(text).toContain('Enough');
    expect(text).toContain('is unchanged');
    expect(isOld()).toBe(true);
    expect([...server.writes.indexes.keys()]).toEqual(['docs']);
  });

  it('does not claim that nothing changed once the move has started', async () => {
    const text = await failure({
      onStep(line) {
        const path = lastBatchPath().replace('/batch', '/operation');
        if (line.startsWith('Sent')) server.behave(fail(400, { message: 'No' }), path);
      },
    });
    expect(text).toContain('Upload again to be sure');
  });

  it('names the pages whose sections are too large before sending anything', async () => {
    const large = record('/guide/long#all', ['Guide', 'Long', 'All'], 'é'.repeat(5000));
    const text = await failure({ records: [...SOME_RECORDS, large] });
    expect(text).toContain('1 of 5 sections are larger than 10000 bytes');
    expect(text).toMatch(/\/guide\/long#all has 10\d\d\d bytes/);
    expect(server.requests).toEqual([]);
  });

  it('refuses to empty an index', async () => {
    expect(await failure({ records: [] })).toContain('would be empty');
    expect(server.requests).toEqual([]);
  });

  function lastBatchPath(): string {
    return server.requests.findLast(({ path }) => path.endsWith('/batch'))?.path ?? '';
  }
});
