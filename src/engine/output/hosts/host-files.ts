import { encodeAddress } from '../../../model/address.ts';
import { ASSETS } from '../../files/out-file.ts';
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
  /** Adds the rules of an author's file with this name. Without it, such a file is an error. */
  merge?: (ours: string, theirs: string) => string;
}

const RULES: Readonly<Record<HostFileName, Rules>> = {
  // Hosts apply all matching rules in order, so an author's rules can extend or undo ours.
  _headers: { make: headersFile, merge: (ours, theirs) => `${ours}\n${theirs}` },
  // Only the first matching rule applies, so an author's rules come first.
  _redirects: { make: redirectsFile, merge: (ours, theirs) => `${theirs.trimEnd()}\n${ours}` },
  '_nginx.conf': { make: nginxConfiguration },
};

/**
 * Files that make other hosts respond like the bundled server: Netlify and Cloudflare Pages read the first two, nginx
 * the third. `authored` returns the text of such a file in `docs/public`.
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

/** Cloudflare Pages ignores rules after this many. */
const MOST_RULES = 100;

function headersFile({ base, csp, headers, unhashed }: SiteManifest): string {
  const general = { ...securityHeaders(csp), 'cache-control': REVALIDATE };
  // An exclamation mark undoes the rules above; both hosts join the remaining values.
  const rule = (path: string, lines: Readonly<Record<string, string>>) => [
    encodeAddress(base + path),
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
