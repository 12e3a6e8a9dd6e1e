import type { HostedSearch } from '../../model/site.ts';

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
