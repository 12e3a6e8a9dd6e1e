import { rawGet } from './raw-request.ts';
import type { RawAnswer } from './raw-request.ts';

/**
 * Paths below the base that a careless host turns into another host, an injected header or a file it should
 * not serve.
 */
const PAYLOADS = [
  '\\evil.example/x',
  '\\\\evil.example/x',
  '%5Cevil.example/x',
  '%5cevil.example/x',
  '%5C%5Cevil.example/x',
  '%255Cevil.example/x',
  '/evil.example/x',
  '//evil.example/x',
  '///evil.example/x',
  '/%5Cevil.example/x',
  '%2Fevil.example/x',
  '%2f%2fevil.example/x',
  '%2f%5cevil.example/x',
  './/evil.example/x',
  './//evil.example/x',
  '%2e//evil.example/x',
  '%2e/%2fevil.example/x',
  '%2E%2E/%2fevil.example/x',
  'x/..//evil.example/x',
  'x/..%2f%2fevil.example/x',
  'x/%2e%2e/%5Cevil.example/x',
  '../%5Cevil.example/x',
  '%09/evil.example/x',
  '%0a/evil.example/x',
  '%0d/evil.example/x',
  '%20/evil.example/x',
  '%0d%0aset-cookie:%20a=b',
  '%0D%0ALocation:%20//evil.example/x',
  'x%0d%0a%0d%0a<script>alert(1)</script>',
  'x%0aset-cookie:%20a=b',
  '%E5%98%8A%E5%98%8Dset-cookie:%20a=b',
  '%00',
  'x%00',
  '\u0000',
  '\u007F',
  '\u000B',
  '%ff%fe',
  '\u00FF\u00FE',
  '\u00E6\u008C\u0087',
  '%E6%8C%87%E5%8D%97',
  '%C0%AF%C0%AFevil.example/x',
  '%EF%BC%8F%EF%BC%8Fevil.example/x',
  '%E3%80%82evil.example/x',
  '%80',
  '%',
  '%zz',
  '%u005cevil.example/x',
  'https://evil.example/x',
  'https:evil.example/x',
  'javascript:alert(1)//',
  'javascript%3Aalert(1)//',
  'data:text/html,x',
  '@evil.example/x',
  '%40evil.example/x',
  ':@evil.example/x',
  ';//evil.example/x',
  '%3F//evil.example/x',
  '%23//evil.example/x',
  '"><script>',
  "'",
  '$args',
  '$host/x',
  '~evil.example/x',
  '-evil.example/x',
  '.evil.example/x',
  'a'.repeat(6000),
  `${'a/'.repeat(3000)}x`,
  `${'%5C'.repeat(2000)}x`,
  `${'/'.repeat(4000)}x`,
];

/** Endings that make hosts look for another spelling of a page. */
const ENDINGS = ['', '.html', '.md', '/', '/index.HTML', '/index.html?//evil.example'];

const EMPTY_NAMES = [
  '//',
  '/.//',
  '/..//',
  '//.html',
  '/.//.html',
  '///index.html',
  '/%2f',
  '/%2f%2f.html',
  '/index.html//',
  '*',
  '.',
];

/**
 * Returns request targets that try to redirect a reader off the site or inject a header. One character is one
 * byte. The bundled server and the nginx rules must withstand the same targets.
 */
function hostileTargets(base: string): string[] {
  const places = ['/', base, base.toUpperCase(), `${base}en/`, base.replace(/(?<=.)\/$/, '%2f')];
  return [
    ...[...new Set(places)].flatMap((place) =>
      PAYLOADS.flatMap((payload) => ENDINGS.map((ending) => place + payload + ending)),
    ),
    ...EMPTY_NAMES,
    `http://evil.example${base}index.html`,
    'http://evil.example//evil.example/x.html',
    'http:///evil.example/x.html',
  ];
}

/** A redirect path without characters that could be misread. Escapes are limited to bytes above 127. */
const SAFE_PATH = /^\/(?:(?:[\w.~!()@+,=$-]|%[89A-F][\dA-F])+(?:\/|$))*$/;

/**
 * Returns what is wrong with a response, or undefined if the browser stays on the site and every header is
 * intended.
 */
function faultOf({ status, headerLines, header }: RawAnswer): string | undefined {
  if (!(status >= 200 && status < 500)) return `status ${status}`;
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  const odd = headerLines.find((line) => !/^[\w-]+: [^\u0000-\u001F\u007F]*$/.test(line));
  if (odd !== undefined) return `the header ${JSON.stringify(odd)}`;
  if (header('set-cookie') !== undefined) return 'a cookie';
  const location = header('location');
  if (location === undefined) return undefined;
  const [path = ''] = location.split('?');
  if (!SAFE_PATH.test(path)) return `a redirect to ${JSON.stringify(location.slice(0, 100))}`;
  const { origin } = new URL(location, 'https://site.example');
  return origin === 'https://site.example' ? undefined : `a redirect to ${origin}`;
}

/** Sends every hostile target to a server and returns a description of each bad response. */
export async function hostileFaults(origin: string, base: string): Promise<string[]> {
  const faults: string[] = [];
  const waiting = hostileTargets(base).values();
  const lane = async () => {
    for (const target of waiting) {
      const fault = faultOf(await rawGet(origin, target));
      if (fault !== undefined) faults.push(`${target.slice(0, 100)}: ${fault}`);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  return faults;
}
