import type { HostedSearch } from '../../model/site.ts';
import type { ClientHost } from './client-types.ts';

export interface HostedSettings extends HostedSearch {
  /** Hosts to try in this order after `host`. Without either, the service's own hosts are used. */
  hosts?: readonly string[] | undefined;
  /** Sends the service what readers see and choose. */
  insights?: boolean | undefined;
  /** Another host for these events. */
  insightsHost?: string | undefined;
  /** Suggests titles of trending pages if nothing was found. */
  recommendations?: boolean | undefined;
}

/** The hosts for reading and writing; undefined to use the service's own. */
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
