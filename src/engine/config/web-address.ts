import { splitAddress } from '../../model/address.ts';

/** Hosts that package.json may name in short. */
const SHORT: Record<string, string> = {
  github: 'github.com',
  gitlab: 'gitlab.com',
  bitbucket: 'bitbucket.org',
};

/** Reads `repository` of a package.json, where `owner/name` and `gitlab:owner/name` are addresses too. */
export function packageAddress(written: string): string | undefined {
  const [, host = 'github', name] = /^(?:([a-z]+):)?([\w-][\w.-]*\/[\w.-]+)$/.exec(written) ?? [];
  return name !== undefined && SHORT[host] !== undefined
    ? `https://${SHORT[host]}/${trimmed(name)}`
    : webAddress(written);
}

/**
 * Turns any spelling of a repository's address into one that a browser opens: `git@host:owner/name.git`, `ssh://…`,
 * `git+https://…`. User names and passwords are dropped. Undefined for a path of this machine, and for a host that only
 * this machine knows: its own, or a short name from its SSH configuration.
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
