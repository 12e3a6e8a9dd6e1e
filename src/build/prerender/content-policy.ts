import { createHash } from 'node:crypto';
import { TRUSTED_TYPES_POLICY } from '../../model/constants.ts';
import type { SiteConfig } from '../config/schema.ts';
import { insightsHosts, searchHosts } from './search-hosts.ts';

export interface InlineCode {
  script: string;
  styles: string[];
}

/** Nothing but this site's own files, and of inline code exactly the one script and the stylesheets that documents are made with. */
export function contentPolicy({ script, styles }: InlineCode, config: SiteConfig): string {
  const images = config.assetHost === undefined ? '' : ` ${new URL(config.assetHost).origin}`;
  const connections = ["'self'", ...searchHosts(config.search), ...insightsHosts(config.search)].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(script)}`,
    `style-src 'self' ${styles.map(hashSource).join(' ')}`,
    `img-src 'self'${images}`,
    `connect-src ${connections}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ].join('; ');
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
