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

function headersFile({ base, csp }: SiteManifest): string {
  const own = Object.entries(securityHeaders(csp)).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${base}*`,
    ...own,
    `  cache-control: ${REVALIDATE}`,
    '',
    `${base}assets/*`,
    // An exclamation mark takes back what the rule above said; both hosts join what is left.
    '  ! cache-control',
    `  cache-control: ${FOREVER}`,
    '',
  ].join('\n');
}
