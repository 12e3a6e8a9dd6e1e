import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { distDir, filesOf, htmlFilesOf } from '../support/built-site.ts';
import { buildFixture } from '../support/build-fixture.ts';
import { PER_WORKER } from '../support/sites.ts';
import { test } from '../support/test.ts';

/** Matches a script element with its attributes and code. */
const SCRIPTS = /<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs;

function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPTS)].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {};
    const isData = /type="application\/(?:ld\+)?json"/.test(attributes);
    return isData || attributes.includes('src=') ? [] : [code];
  });
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('no built page has a style attribute or an inline handler', ({ pageTypes }) => {
  for (const dir of [distDir, pageTypes.dir]) {
    for (const { name, html } of htmlFilesOf(dir)) {
      const tags = html.replaceAll(SCRIPTS, '').match(/<[a-z][^>]*>/gi) ?? [];
      expect([name, tags.filter((tag) => /\s(?:style|on[a-z]+)\s*=/i.test(tag))]).toEqual([name, []]);
    }
  }
});

test('each page has one inline script and one or two stylesheets, and the policy lists all their hashes', ({
  pageTypes,
}) => {
  for (const dir of [distDir, pageTypes.dir]) {
    const { csp } = JSON.parse(readFileSync(path.join(dir, '_site.json'), 'utf8')) as { csp: string };
    for (const { name, html } of htmlFilesOf(dir)) {
      const scripts = inlineScripts(html);
      const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, code = '']) => code);
      const hasOwnStyles = /data-type="(?:home|404)"| data-has-overview|class="filter"/.test(html);
      expect([name, scripts.length, styles.length]).toEqual([name, 1, hasOwnStyles ? 2 : 1]);
      for (const code of [...scripts, ...styles]) expect(csp).toContain(hashOf(code));
    }
  }
});

test('the files of the app are compiled while they load, and no others', () => {
  const compiledEarly = filesOf(distDir)
    .filter(({ content }) => content.subarray(0, 28).equals(Buffer.from('//# allFunctionsCalledOnLoad')))
    .map(({ name }) => name.replace(/-.{8}\.js$/, ''));
  expect(compiledEarly).toEqual(['assets/shared', 'assets/start-app']);
});

test('every built page is valid HTML', async ({ pageTypes }) => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React, the Markdown printer and our own document each write tags in their own style.
      'attr-quotes': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'doctype-style': 'off',
      'no-implicit-button-type': 'error',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      // Titles name code and options, which can be long.
      'long-title': 'off',
      // Hashed files of this site need no second hash.
      'require-sri': 'off',
      // The announcer and the progress bar are plain elements with a role.
      'prefer-native-element': ['error', { exclude: ['status', 'progressbar'] }],
      // Some ids contain file paths, and React generates others.
      'valid-id': ['error', { relaxed: true }],
      'no-inline-style': 'error',
      'no-dup-id': 'error',
    },
  });
  for (const dir of [distDir, pageTypes.dir]) {
    for (const { name, html } of htmlFilesOf(dir)) {
      const { results } = await validator.validateString(html, name);
      const messages = results.flatMap((result) =>
        result.messages.map(
          ({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector})`,
        ),
      );
      expect(messages).toEqual([]);
    }
  }
});

test('two builds of the same input are identical byte for byte', async ({ pageTypes }) => {
  test.setTimeout(PER_WORKER.timeout);
  const again = await buildFixture('page-types', '--meta-policy');
  const hashes = (dir: string) =>
    filesOf(dir).map(({ name, content }) => `${name} ${hashOf(content.toString('hex'))}`);
  expect(hashes(again)).toEqual(hashes(pageTypes.dir));
  await rm(path.dirname(again), { recursive: true });
});
