import { expect, it } from 'vitest';
import { tempSite } from '../../engine/site/temp-site.fixture.ts';
import { readTracks } from './read-tracks.ts';

const TRACKS = `- name: first
  title: First steps
  pages:
    - { link: /a, text: A }
    - { link: /b/, text: B }
`;
const ROUTES = ['/a', '/b/'];
/** As the site does, it knows a page under more than one spelling. */
const matchRoute = (link: string) =>
  ROUTES.find((route) => route.replace(/\/$/, '') === link.replace(/\/$/, ''));

function read(source: string | undefined) {
  const { docsDir } = tempSite({
    'docs/index.md': '# Home\n',
    ...(source !== undefined && { 'docs/_tracks.yaml': source }),
  });
  return readTracks(docsDir, matchRoute);
}
const problemsIn = (source: string) => {
  const result = read(source);
  return 'problems' in result ? result.problems.map(({ file, line, what }) => `${file}:${line} ${what}`) : [];
};

it('reads the pages of each track, in their order', () => {
  expect(read(TRACKS)).toEqual({
    tracks: [
      {
        name: 'first',
        title: 'First steps',
        pages: [
          { link: '/a', text: 'A' },
          { link: '/b/', text: 'B' },
        ],
      },
    ],
  });
});

it('a site without the file has no tracks', () => {
  expect(read(undefined)).toEqual({ tracks: [] });
});

it.each([
  ['a page that does not exist', '/a,', '/none,', 'must not lead to pages that do not exist: /none'],
  ['a link that is not written as the route', '/b/,', '/b,', 'must not lead to pages that do not exist: /b'],
  ['an unknown key', 'title:', 'titel:', 'docs/_tracks.yaml:2 Unknown key `[0].titel`.'],
  ['a name that an address cannot have', 'name: first', 'name: First!', 'docs/_tracks.yaml:1'],
  ['broken YAML', 'title: First', 'title: a: First', 'not valid YAML'],
])('reports %s', (_, from, to, message) => {
  expect(problemsIn(TRACKS.replace(from, to)).join('\n')).toContain(message);
});

it('reports two tracks with the same name', () => {
  expect(problemsIn(TRACKS + TRACKS).join('\n')).toContain('the same name');
});
