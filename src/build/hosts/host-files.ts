import { ASSETS } from '../hashed-name.ts';
import { securityHeaders } from '../serve/security-headers.ts';
import type { SiteManifest } from '../serve/site-manifest.ts';
import { FOREVER, REVALIDATE } from './caching.ts';
import { nginxConfiguration } from './nginx.ts';
import { redirectsFile } from './redirects.ts';

export interface HostFile {
  name: string;
  content: string;
}

/** What makes other hosts answer as the bundled server does: Netlify and Cloudflare Pages read the first two, nginx the third. */
export function hostFiles(manifest: SiteManifest): HostFile[] {
  return [
    { name: '_headers', content: headersFile(manifest) },
    { name: '_redirects', content: redirectsFile(manifest) },
    { name: '_nginx.conf', content: nginxConfiguration(manifest) },
  ];
}

/** Cloudflare Pages reads this many rules of the file and ignores the rest. */
const MOST_RULES = 100;

function headersFile({ base, csp, unhashed }: SiteManifest): string {
  const own = Object.entries(securityHeaders(csp)).map(([name, value]) => `  ${name}: ${value}`);
  // An exclamation mark takes back what the rules above said; both hosts join what is left.
  const caching = (name: string, value: string) => [
    `${base}${ASSETS}/${name}`,
    '  ! cache-control',
    `  cache-control: ${value}`,
    '',
  ];
  const rules = [
    caching('*', FOREVER),
    ...unhashed.map((name) => caching(encodeURI(name.replace(/\/$/, '/*')), REVALIDATE)),
  ];
  const isReadWhole = rules.length < MOST_RULES;
  return [
    `${base}*`,
    ...own,
    `  cache-control: ${REVALIDATE}`,
    '',
    ...(isReadWhole ? rules.flat() : []),
  ].join('\n');
}
