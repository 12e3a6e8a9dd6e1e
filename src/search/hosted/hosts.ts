import type { ClientHost } from './client-types.ts';
import type { HostedSettings } from './settings.ts';

/** The configured hosts, for reading and writing; nothing where the service's own are meant. */
export function configuredHosts({ host, hosts = [] }: HostedSettings): ClientHost[] | undefined {
  const all = host === undefined ? hosts : [host, ...hosts];
  return all.length === 0 ? undefined : all.map(toClientHost);
}

function toClientHost(address: string): ClientHost {
  const { protocol, host, pathname } = new URL(address);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    // The client puts a port of its own behind a path: it stands in the host instead.
    url: host + pathname.replace(/\/+$/, ''),
    accept: 'readWrite',
  };
}
