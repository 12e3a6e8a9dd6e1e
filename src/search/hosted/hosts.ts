import type { ClientHost } from './client-types.ts';
import type { HostedSettings } from './settings.ts';

/** Returns the configured hosts for reading and writing, or undefined to use the service's own. */
export function configuredHosts({ host, hosts = [] }: HostedSettings): ClientHost[] | undefined {
  const all = host === undefined ? hosts : [host, ...hosts];
  return all.length === 0 ? undefined : all.map(toClientHost);
}

function toClientHost(address: string): ClientHost {
  const { protocol, host, pathname } = new URL(address);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    // The client would put a port after the path, so it stays in the host.
    url: host + pathname.replace(/\/+$/, ''),
    accept: 'readWrite',
  };
}
