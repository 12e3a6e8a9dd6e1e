import { expect, test } from 'vitest';
import { packageAddress, webAddress } from './web-address.ts';

test.each([
  ['git@github.com:owner/name.git', 'https://github.com/owner/name'],
  ['git.example.org:owner/name', 'https://git.example.org/owner/name'],
  ['git@git.example.org:/srv/name.git', 'https://git.example.org/srv/name'],
  ['ssh://git@git.example.org:2222/group/sub/name.git', 'https://git.example.org/group/sub/name'],
  ['git://git.example.org/owner/name.git', 'https://git.example.org/owner/name'],
  ['https://github.com/owner/name.git', 'https://github.com/owner/name'],
  ['https://github.com/owner/name/', 'https://github.com/owner/name'],
  ['https://git.example.org:8443/owner/name', 'https://git.example.org:8443/owner/name'],
  ['http://gitlab/owner/name', 'http://gitlab/owner/name'],
  ['git+https://github.com/owner/name.git#main', 'https://github.com/owner/name'],
  ['git+ssh://git@github.com/owner/name.git', 'https://github.com/owner/name'],
  ['https://user:secret@github.com/owner/name.git', 'https://github.com/owner/name'],
  ['https://secret@github.com/owner/name.git?token=secret', 'https://github.com/owner/name'],
  ['user:secret@git.example.org:owner/name.git', 'https://git.example.org/owner/name'],
])('converts %s to %s for a browser', (written, address) => {
  expect(webAddress(written)).toBe(address);
  expect(packageAddress(written)).toBe(address);
});

test.each([
  ['owner/name', 'https://github.com/owner/name'],
  ['github:owner/name', 'https://github.com/owner/name'],
  ['gitlab:owner/name', 'https://gitlab.com/owner/name'],
])('reads %s as %s in a package.json, and as a path in a remote', (written, address) => {
  expect(packageAddress(written)).toBe(address);
  expect(webAddress(written)).toBeUndefined();
});

test.each([
  '/srv/git/name.git',
  '../name',
  './name.git',
  'name',
  String.raw`C:\git\name`,
  'C:/git/name',
  'file:///srv/git/name.git',
  'git@work:owner/name.git',
  'ssh://work/owner/name.git',
  'http://localhost:3000/owner/name',
  'https://127.0.0.1/owner/name',
  'http://[::1]/owner/name',
  'https://git.example.org/',
  'javascript:alert(1)//a.b/c',
  'gist:11081aaa281',
  '',
])('finds no URL for readers in %s', (written) => {
  expect(webAddress(written)).toBeUndefined();
  expect(packageAddress(written)).toBeUndefined();
});
