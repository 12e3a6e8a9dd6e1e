import { expect, it } from 'vitest';
import { readPageList } from './Suggestions.tsx';

it('reads titles and paths from the list of pages', () => {
  const list = [
    '# Rslib',
    '',
    '## Config',
    '',
    '- [Config overview](https://docs.example/base/config/index.md): Every option.',
    String.raw`- [a \[list\]](https://docs.example/base/config/lib/dts.md)`,
    '- not a link',
    '- [Rslib](https://docs.example/base/index.md)',
  ].join('\n');
  expect(readPageList(list)).toEqual([
    { title: 'Config overview', path: '/base/config/' },
    { title: 'a [list]', path: '/base/config/lib/dts' },
    { title: 'Rslib', path: '/base/' },
  ]);
});
