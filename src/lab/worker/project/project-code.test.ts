import { describe, expect, it } from 'vitest';
import type { LabConfig } from '../../model/protocol.ts';
import { projectCode } from './project-code.ts';

const FILES = { 'rslib.config.ts': '', 'src/index.ts': '' };
const CSS_LOADER = '/node_modules/@rsbuild/core/compiled/css-loader';
const OF_CSS = `${CSS_LOADER}/index.js??ruleSet[1].rules[1]!builtin:lightningcss-loader??ruleSet[1]!/home/project/src/a.css`;

const literal = (value: unknown): LabConfig => ({ kind: 'literal', value });

/** The file that the reader is asked about when a build evaluates a module. */
function askedAbout(identifier: string, config: LabConfig = literal({}), isTrusted?: boolean) {
  projectCode.begin({ files: FILES, config, isTrusted });
  try {
    projectCode.expectModuleAllowed(identifier);
  } catch {
    return projectCode.refused();
  }
  expect(projectCode.refused()).toBeUndefined();
  return undefined;
}

describe('a configuration of literals', () => {
  it.each([
    'build time/webpack/runtime/has_own_property',
    'asset|/home/project/src/a.svg',
    `javascript/dynamic|${CSS_LOADER}/api.js`,
    OF_CSS,
  ])('lets CSS be evaluated: %s', (identifier) => {
    expect(askedAbout(identifier)).toBeUndefined();
  });

  it.each([
    ['/home/project/src/evil.js', 'src/evil.js'],
    ['builtin:swc-loader??ruleSet[1]!/home/project/src/evil.ts?url', 'src/evil.ts'],
    ['javascript/dynamic|/home/project/src/evil.cjs', 'src/evil.cjs'],
    [`/node_modules/style-loader/index.js!${OF_CSS}`, 'src/a.css'],
    [`${CSS_LOADER}/index.js?{"importLoaders":1}!/home/project/src/a.css`, 'src/a.css'],
    [`/home/project${CSS_LOADER}/api.js`, `${CSS_LOADER.slice(1)}/api.js`],
    ['external var "evil()"', 'external var "evil()"'],
  ])('does not let anything else be evaluated: %s', (identifier, file) => {
    expect(askedAbout(identifier)).toBe(file);
  });

  it.each([
    { source: { define: { 'module.id': 'evil()' } } },
    { lib: [{ source: { define: { a: { b: 'evil()' } } } }] },
    { tools: { rspack: { output: { importMetaName: 'evil()' } } } },
  ])('asks about itself if it can change what CSS becomes: %j', (value) => {
    expect(askedAbout(OF_CSS, literal(value))).toBe('rslib.config.ts');
  });

  it('does not ask about values', () => {
    const define = { VERSION: '"1.0"', IS_TEST: true, LIMIT: '3' };
    expect(askedAbout(OF_CSS, literal({ source: { define }, output: { target: 'web' } }))).toBeUndefined();
  });
});

it('asks nothing once the reader has allowed the code, and names the first file that was refused', () => {
  expect(askedAbout('/home/project/src/evil.js', literal({}), true)).toBeUndefined();
  expect(askedAbout('/home/project/src/evil.js', { kind: 'code', path: 'rslib.config.ts' })).toBeUndefined();
  projectCode.begin({ files: FILES, config: literal({}) });
  for (const file of ['a.js', 'b.js'])
    expect(() => projectCode.expectAllowed(`/home/project/${file}`)).toThrow(`${file} has not been allowed`);
  expect(projectCode.refused()).toBe('a.js');
});
