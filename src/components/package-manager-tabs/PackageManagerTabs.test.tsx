import { expect, it } from 'vitest';
import { onPage, writtenUse } from '../../../tests/support/on-page.tsx';
import { PACKAGE_MANAGER_TABS } from './package-manager-tabs.ts';
import { PackageManagerTabs } from './PackageManagerTabs.tsx';

const tabsOf = (html: string) => [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label);
const commandsOf = (html: string) =>
  [...html.matchAll(/<kbd><i>\$ <\/i>([^<]*)<\/kbd>/g)].map(([, command]) => command);

it('has the command of each package manager, all in the document', () => {
  const html = onPage(<PackageManagerTabs command="add -D typescript" />);
  expect(tabsOf(html)).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  expect(commandsOf(html)).toEqual([
    'npm add -D typescript',
    'yarn add -D typescript',
    'pnpm add -D typescript',
    'bun add -D typescript',
  ]);
});

it('shares the choice of the reader with all others', () => {
  expect(onPage(<PackageManagerTabs command="install" />)).toContain('data-group="package-manager"');
});

it('runs what is installed, or what is not', () => {
  expect(commandsOf(onPage(<PackageManagerTabs command="rslib" exec />))).toContain('yarn rslib');
  expect(commandsOf(onPage(<PackageManagerTabs command="rslib" dlx />))).toContain('yarn dlx rslib');
});

it('has only the package managers that have a command', () => {
  const html = onPage(<PackageManagerTabs command={{ npm: 'a', bun: 'b <c>' }} />);
  expect(tabsOf(html)).toEqual(['npm', 'bun']);
  expect(commandsOf(html)).toEqual(['a', 'b &lt;c&gt;']);
});

it('each command can be scrolled with the keyboard', () => {
  const html = onPage(<PackageManagerTabs command="install" />);
  expect(html.match(/<pre tabindex="0">/gi)).toHaveLength(4);
});

it('is the first command in Markdown, and nothing for a value of another type', () => {
  const blocks = (command: unknown) => PACKAGE_MANAGER_TABS.markdownBlocks!(writtenUse({ command }));
  expect(blocks('install')).toEqual(['```sh\nnpm install\n```']);
  expect(blocks({ bun: 'bun x' })).toEqual(['```sh\nbun x\n```']);
  for (const wrong of [undefined, null, 7, {}]) expect(blocks(wrong)).toEqual([]);
});
