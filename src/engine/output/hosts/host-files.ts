import { ASSETS } from '../../files/hashed-name.ts';
import { securityHeaders } from './security-headers.ts';
import type { SiteManifest } from './site-manifest.ts';
import type { HostFileName } from '../../site/written-files.ts';
import { FOREVER, REVALIDATE } from './caching.ts';
import { nginxConfiguration } from './nginx.ts';
import { redirectsFile } from './redirects.ts';

export interface HostFile {
  name: string;
  content: string;
}

interface Rules {
  make: (manifest: SiteManifest) => string;
  /** How rules of an author's file of this name are added; without it there may be none. */
  merge?: (ours: string, theirs: string) => string;
}

const RULES: Readonly<Record<HostFileName, Rules>> = {
  // Hosts apply every rule that fits, one after the other: an author's can add to ours, or take back what they say.
  _headers: { make: headersFile, merge: (ours, theirs) => `${ours}\n${theirs}` },
  // The first rule that fits is the only one: an author's comes before ours.
  _redirects: { make: redirectsFile, merge: (ours, theirs) => `${theirs.trimEnd()}\n${ours}` },
  '_nginx.conf': { make: nginxConfiguration },
};

/**
 * What makes other hosts answer as the bundled server does: Netlify and Cloudflare Pages read the first two, nginx the third.
 * `authored` gives the text of such a file in `docs/public`.
 */
export function hostFiles(
  manifest: SiteManifest,
  authored: (name: string) => string | undefined = () => undefined,
): HostFile[] {
  return Object.entries(RULES).map(([name, { make, merge }]) => {
    const theirs = merge && authored(name);
    return { name, content: theirs === undefined ? make(manifest) : merge!(make(manifest), theirs) };
  });
}

/** Cloudflare Pages reads this many rules of the file and ignores the rest. */
const MOST_RULES = 100;

function headersFile({ base, csp, headers, unhashed }: SiteManifest): string {
  const general = { ...securityHeaders(csp), 'cache-control': REVALIDATE };
  // An exclamation mark takes back what the rules above said; both hosts join what is left.
  const rule = (path: string, lines: Readonly<Record<string, string>>) => [
    base + encodeURI(path),
    ...Object.keys(lines).flatMap((name) => (name in general ? [`  ! ${name}`] : [])),
    ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ];
  const caching = (name: string, value: string) => rule(`${ASSETS}/${name}`, { 'cache-control': value });
  const ofPaths = headers.flatMap((one) => rule(one.path.slice(1), one.headers));
  const rules = [
    caching('*', FOREVER),
    ...unhashed.map((name) => caching(name.replace(/\/$/, '/*'), REVALIDATE)),
  ];
  const isReadWhole = rules.length + headers.length < MOST_RULES;
  return [
    `${base}*`,
    ...Object.entries(general).map(([name, value]) => `  ${name}: ${value}`),
    '',
    ...(isReadWhole ? rules.flat() : []),
    ...ofPaths,
  ].join('\n');
}
