// @vitest-environment happy-dom
// @vitest-environment-options {"url":"https://docs.example/guide/"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRUSTED_TYPES_POLICY } from '../../model/constants.ts';

interface Rules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const makeWorker = vi.fn<(url: unknown, options: unknown) => void>();

beforeEach(() => {
  vi.resetModules();
  makeWorker.mockReset();
  vi.stubGlobal('Worker', makeWorker);
});
afterEach(() => vi.unstubAllGlobals());

/** Simulates a browser with Trusted Types: values that passed the policy are objects. */
function withTrustedTypes() {
  const createPolicy = vi.fn<(name: string, rules: Rules) => unknown>((_, rules) => ({
    createHTML: (html: string) => new String(rules.createHTML(html)),
    createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy, emptyHTML: 'empty, and trusted' });
  return createPolicy;
}

describe.each([false, true])('with Trusted Types: %s', (isKnown) => {
  beforeEach(() => void (isKnown && withTrustedTypes()));

  it('creates a worker from a script of this site', async () => {
    const { ownWorker } = await import('./trusted.ts');
    ownWorker('/assets/worker-1.js');
    const url = 'https://docs.example/assets/worker-1.js';
    expect(makeWorker.mock.calls).toEqual([[isKnown ? { trusted: url } : url, { type: 'module' }]]);
  });

  it.each([
    'https://evil.example/worker.js',
    '//evil.example/worker.js',
    'http://docs.example/worker.js',
    'https://docs.example:8443/worker.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:null/1',
  ])('refuses a worker from %s', async (url) => {
    const { ownWorker } = await import('./trusted.ts');
    expect(() => ownWorker(url)).toThrow(`${url} is not a script of this site.`);
    expect(makeWorker).not.toHaveBeenCalled();
  });

  it('parses a document of this site', async () => {
    const { parseOwnDocument } = await import('./trusted.ts');
    expect(parseOwnDocument('<title>T</title><p>Text</p>').title).toBe('T');
  });
});

it('has one policy, created on first use under the name the host allows', async () => {
  const createPolicy = withTrustedTypes();
  const { ownWorker, parseOwnDocument, EMPTY_HTML } = await import('./trusted.ts');
  expect(createPolicy).not.toHaveBeenCalled();
  ownWorker('/a.js');
  ownWorker('/b.js');
  parseOwnDocument('<p>Text</p>');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual([TRUSTED_TYPES_POLICY]);
  expect(EMPTY_HTML).toBe('empty, and trusted');
});

it('uses an empty string without Trusted Types', async () => {
  expect((await import('./trusted.ts')).EMPTY_HTML).toBe('');
});
