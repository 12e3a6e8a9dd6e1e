import { createHash } from 'node:crypto';
import { TRUSTED_TYPES_POLICY } from '../../../model/constants.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { shownOrigins } from '../../config/origins.ts';
import { insightsHosts, searchHosts } from './search-hosts.ts';

export interface InlineCode {
  script: string;
  styles: string[];
}

/** Allows only the site's own files, plus exactly the inline script and styles that documents contain. */
export function contentPolicy({ script, styles }: InlineCode, config: SiteConfig): string {
  const { images, media, frames } = shownDirectives(config);
  const connections = [
    "'self'",
    ...searchHosts(config.search),
    ...insightsHosts(config.search),
    ...config.scripts.flatMap(({ src, connect }) => connect ?? [new URL(src).origin]),
  ].join(' ');
  const scripts = ["'self'", hashSource(script), ...config.scripts.map(({ src }) => scriptSource(src))].join(
    ' ',
  );
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' ${styles.map(hashSource).join(' ')}`,
    images,
    `connect-src ${connections}`,
    "font-src 'self'",
    media,
    // Without it, `default-src` blocks frames. Workers need no directive: `script-src` applies to them.
    ...(frames === undefined ? [] : [frames]),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ].join('; ');
}

/** The source of exactly this script. A query cannot be part of it, and two signs would end it. */
function scriptSource(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

interface ShownDirectives {
  images: string;
  media: string;
  /** Undefined if no frames are allowed. */
  frames: string | undefined;
}

function shownDirectives(config: SiteConfig): ShownDirectives {
  const { images, media, frames } = shownOrigins(config);
  return {
    images: ['img-src', "'self'", ...images].join(' '),
    media: ['media-src', "'self'", ...media].join(' '),
    frames: frames.length === 0 ? undefined : ['frame-src', ...frames].join(' '),
  };
}

/** The part that also applies in dev, so an image that the policy blocks is already missing there. */
export function devPolicy(config: SiteConfig): string {
  const { images, media, frames = "frame-src 'none'" } = shownDirectives(config);
  return [images, media, frames].join('; ');
}

/** Browsers ignore `frame-ancestors` in a meta tag, with a warning. */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
