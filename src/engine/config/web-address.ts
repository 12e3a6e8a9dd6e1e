import { splitAddress } from '../../model/address.ts';

/** Hosts with a shorthand in package.json. */
const SHORT: Record<string, string> = {
  github: 'github.com',
  gitlab: 'gitlab.com',
  bitbucket: 'bitbucket.org',
};

/** Reads `repository` of a package.json, where `owner/name` and `gitlab:owner/name` are also valid. */
export function packageAddress(written: string): string | undefined {
  const [, host = 'github', name] = /^(?:([a-z]+):)?([\w-][\w.-]*\/[\w.-]+)$/.exec(written) ?? [];
  return name !== undefined && SHORT[host] !== undefined
    ? `https://${SHORT[host]}/${trimmed(name)}`
    : webAddress(written);
}

/**
 * Converts any form of a repository URL to one a browser can open: `git@host:owner/name.git`, `ssh://…`,
 * `git+https://…`. Drops user names and passwords. Returns undefined for a local path and for a host that only this
 * machine knows: its own name, or an alias from its SSH configuration.
 */
export function webAddress(written: string): string | undefined {
  const remote = /^(?:[^@/\s]+@)?([\w.-]+\.[\w-]+):(?!\/\/)\/?(.+)$/.exec(written);
  if (remote) return `https://${remote[1]}/${trimmed(remote[2] ?? '')}`;
  return fromUrl(written.replace(/^git\+/, ''));
}

function fromUrl(written: string): string | undefined {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const name = trimmed(url?.pathname ?? '');
  if (!url || !/^(?:https?|ssh|git):$/.test(url.protocol) || name === '') return undefined;
  const isWeb = url.protocol.startsWith('http');
  const isOwn = /^(?:(?:.*\.)?localhost|127\.[\d.]+|\[::1\])$/i.test(url.hostname);
  if (isOwn || (!isWeb && !url.hostname.includes('.'))) return undefined;
  return isWeb ? `${url.protocol}//${url.host}/${name}` : `https://${url.hostname}/${name}`;
}

function trimmed(name: string): string {
  return splitAddress(name)
    .path.replaceAll(/^\/+|\/+$/g, '')
    .replace(/\.git$/, '');
}
