import type { HostedSearch } from '../../model/site.ts';

export interface HostedSettings extends HostedSearch {
  /** Asked in this order after `host`; the service's own hosts where neither is given. */
  hosts?: readonly string[] | undefined;
  /** Tell the service what readers see and choose. */
  insights?: boolean | undefined;
  /** Another host for those events. */
  insightsHost?: string | undefined;
  /** Offer the titles of trending pages where nothing was found. */
  recommendations?: boolean | undefined;
}
