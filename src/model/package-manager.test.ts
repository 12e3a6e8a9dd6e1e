import { describe, expect, it } from 'vitest';
import { PACKAGE_MANAGERS, packageManagerCommand } from './package-manager.ts';

const all = (command: string) => PACKAGE_MANAGERS.map((manager) => packageManagerCommand(manager, command));

describe('a command for each package manager', () => {
  it.each([
    ['install', ['npm install', 'yarn install', 'pnpm install', 'bun install']],
    [
      'add -D @rslib/core',
      ['npm add', 'yarn add', 'pnpm add', 'bun add'].map((add) => `${add} -D @rslib/core`),
    ],
    ['remove a', ['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a']],
    ['dlx rslib', ['npx rslib', 'yarn dlx rslib', 'pnpm dlx rslib', 'bunx rslib']],
    ['exec rslib build', ['npx rslib build', 'yarn rslib build', 'pnpm rslib build', 'bunx rslib build']],
    ['run build', ['npm run build', 'yarn build', 'pnpm build', 'bun run build']],
  ])('%s', (command, expected) => {
    expect(all(command)).toEqual(expected);
  });

  it('treats install with packages as add', () => {
    expect(all('install a b')).toEqual(all('add a b'));
    expect(all('install -D a')).toEqual(all('add -D a'));
    expect(all('install --frozen-lockfile')[2]).toBe('pnpm install --frozen-lockfile');
  });

  it('uses the latest version in create, except for Yarn, which accepts none', () => {
    const latest = [
      'npm create rslib@latest',
      'yarn create rslib',
      'pnpm create rslib@latest',
      'bun create rslib@latest',
    ];
    expect(all('create rslib')).toEqual(latest);
    expect(all('create rslib@latest')).toEqual(latest);
    expect(all('create @scope/app')[0]).toBe('npm create @scope/app@latest');
    expect(all('create rslib@1.0.0 my-lib')[0]).toBe('npm create rslib@1.0.0 my-lib');
  });

  it('puts one -- before the flags of a script, for npm only', () => {
    expect(all('run build --watch -v')).toEqual([
      'npm run build -- --watch -v',
      'yarn build --watch -v',
      'pnpm build --watch -v',
      'bun run build --watch -v',
    ]);
    expect(all('run build -- --watch')[0]).toBe('npm run build -- --watch');
  });

  it('passes unknown commands on, with spaces collapsed', () => {
    expect(all('  publish   --tag  next ')).toEqual(
      PACKAGE_MANAGERS.map((manager) => `${manager} publish --tag next`),
    );
    expect(packageManagerCommand('npm', 'constructor')).toBe('npm constructor');
  });
});
