import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureInstalled, reasonToInstall } from './ensure-install.mjs';
import { lockOf } from './one-at-a-time.mjs';

let root = '';

const sirv = { version: '3.0.2', integrity: 'sha512-a' };
const write = async (name: string, value: string | object) => {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), typeof value === 'string' ? value : JSON.stringify(value));
};
const lock = (packages: object) => write('package-lock.json', { packages: { '': {}, ...packages } });
const install = (packages: object) => write('node_modules/.package-lock.json', { packages });

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'install-'));
  await write('package.json', { engines: { node: '^20.19.0 || >=22.12.0' } });
  await lock({ 'node_modules/sirv': sirv });
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(root, { recursive: true });
});

const installSirv = async () => {
  await install({ 'node_modules/sirv': sirv });
  await write('node_modules/sirv/package.json', {});
};

describe('reasonToInstall', () => {
  test('reports dependencies that are not installed', () => {
    expect(reasonToInstall(root)).toBe('they are not installed yet');
  });

  test('returns nothing if everything is installed', async () => {
    await installSirv();
    expect(reasonToInstall(root)).toBeUndefined();
  });

  test('treats an interrupted install, which has folders but no record, as not installed', async () => {
    await write('node_modules/sirv/package.json', {});
    expect(reasonToInstall(root)).toBe('they are not installed yet');
  });

  test('names a package whose version or presence no longer matches the lock file', async () => {
    await installSirv();
    await lock({ 'node_modules/sirv': { version: '3.0.3', integrity: 'sha512-b' } });
    expect(reasonToInstall(root)).toContain('sirv is 3.0.2');
    await lock({ 'node_modules/sirv': sirv, 'node_modules/a/node_modules/@x/new': { version: '1.0.0' } });
    expect(reasonToInstall(root)).toBe('@x/new is missing');
  });

  test('names a package whose folder was deleted', async () => {
    await installSirv();
    await rm(path.join(root, 'node_modules/sirv'), { recursive: true });
    expect(reasonToInstall(root)).toBe('sirv is missing');
  });

  test('ignores packages for other platforms and packages that are not in the lock file', async () => {
    await installSirv();
    await lock({
      'node_modules/sirv': sirv,
      'node_modules/for-windows': { version: '1.0.0', optional: true },
    });
    await install({ 'node_modules/sirv': sirv, 'node_modules/mine': { version: '1.0.0' } });
    expect(reasonToInstall(root)).toBeUndefined();
  });

  test('reports a damaged record', async () => {
    await write('node_modules/.package-lock.json', '{ "packages": ');
    expect(reasonToInstall(root)).toContain('cannot be read');
  });
});

describe('ensureInstalled', () => {
  type Npm = (root: string) => Promise<{ code: number; output: string }>;
  const answering = (code: number, output = '') => vi.fn<Npm>(async () => ({ code, output }));

  test('runs npm ci when something is missing, and only then', async () => {
    const npm = answering(0);
    await ensureInstalled({ root, nodeVersion: '22.12.0', npm });
    expect(npm).toHaveBeenCalledExactlyOnceWith(root);
    await installSirv();
    await ensureInstalled({ root, nodeVersion: '22.12.0', npm });
    expect(npm).toHaveBeenCalledOnce();
  });

  test('does not empty a folder that node_modules is only a link to', async () => {
    const npm = answering(0);
    await write('elsewhere/keep.txt', '');
    await symlink(path.join(root, 'elsewhere'), path.join(root, 'node_modules'), 'junction');
    await expect(ensureInstalled({ root, nodeVersion: '22.12.0', npm })).rejects.toThrow(
      /node_modules is a link to .*elsewhere.*Remove the link and try again: they are not installed yet\.$/,
    );
    expect(npm).not.toHaveBeenCalled();
  });

  test('installs once if called twice at the same time, and the second call waits', async () => {
    const npm = vi.fn<Npm>(async () => {
      await installSirv();
      return { code: 0, output: '' };
    });
    const ask = () => ensureInstalled({ root, nodeVersion: '22.12.0', npm });
    await Promise.all([ask(), ask()]);
    expect(npm).toHaveBeenCalledOnce();
  });

  const { pid: ofNobody } = spawnSync(process.execPath, ['--version']);
  test.each([
    ['a process that no longer exists', ofNobody],
    ['a former process with the number of this one', process.pid],
  ])('does not wait for %s', async (_, pid) => {
    await writeFile(lockOf(root), String(pid));
    const npm = answering(0);
    await ensureInstalled({ root, nodeVersion: '22.12.0', npm });
    expect(npm).toHaveBeenCalledOnce();
    expect(existsSync(lockOf(root))).toBe(false);
  });

  test('does not run install scripts', async () => {
    // A fake npm that records its arguments.
    await write(
      'npm-cli.js',
      "require('node:fs').writeFileSync('asked.json', JSON.stringify(process.argv.slice(2)));",
    );
    vi.stubEnv('npm_execpath', path.join(root, 'npm-cli.js'));
    await ensureInstalled({ root, nodeVersion: '22.12.0' });
    const asked = JSON.parse(await readFile(path.join(root, 'asked.json'), 'utf8'));
    expect(asked).toEqual(expect.arrayContaining(['ci', '--include=dev', '--ignore-scripts']));
  });

  test('rejects an unsupported Node version before installing anything', async () => {
    const npm = answering(0);
    await expect(ensureInstalled({ root, nodeVersion: '18.0.0', npm })).rejects.toThrow(
      'This project needs Node ^20.19.0 || >=22.12.0, but this is Node 18.0.0.',
    );
    expect(npm).not.toHaveBeenCalled();
  });

  test('distinguishes an unreachable registry from other failures', async () => {
    const offline = answering(1, 'npm error code EAI_AGAIN');
    await expect(ensureInstalled({ root, nodeVersion: '22.12.0', npm: offline })).rejects.toThrow(
      'cannot be reached',
    );
    const broken = answering(7, 'npm error code EUSAGE');
    await expect(ensureInstalled({ root, nodeVersion: '22.12.0', npm: broken })).rejects.toThrow(
      'exit code 7',
    );
  });
});
