import { describe, expect, it } from 'vitest';
import { nearestPages } from './nearest-pages.ts';

const pages = [
  ['Rslib', '/'],
  ['Config overview', '/config/'],
  ['lib', '/config/lib/'],
  ['lib.dts', '/config/lib/dts'],
  ['lib.umdName', '/config/lib/umd-name'],
  ['Declaration files', '/guide/advanced/dts'],
  ['Quick start', '/guide/start/quick-start'],
].map(([title = '', path = '']) => ({ title, path }));
const suggested = (path: string) => nearestPages(path, pages).map((page) => page.path);

describe('pages near an unknown path', () => {
  it.each([
    ['/config/lib/umdName', '/config/lib/umd-name'],
    ['/config/lib/unmd-name.html', '/config/lib/umd-name'],
    ['/quickstart', '/guide/start/quick-start'],
    ['/guide/declaration-files', '/guide/advanced/dts'],
    ['/config/dts', '/config/lib/dts'],
  ])('%s means %s', (wrong, meant) => {
    expect(suggested(wrong)[0]).toBe(meant);
  });

  it('ends with the folder of the path', () => {
    expect(suggested('/config/lib/nothing-like-it')).toEqual(['/config/lib/']);
    expect(suggested('/config/lib/umdname').at(-1)).toBe('/config/lib/');
  });

  it('suggests nothing if nothing is near', () => {
    expect(suggested('/no/such/page')).toEqual([]);
  });

  it('suggests at most four pages, each once', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      title: `Page ${index}`,
      path: `/a/page-${index}`,
    }));
    expect(nearestPages('/a/page', [{ title: 'Page', path: '/a/' }, ...many])).toHaveLength(4);
  });
});
