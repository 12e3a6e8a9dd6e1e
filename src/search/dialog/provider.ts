import { SEARCH_HOST } from '../../model/constants.ts';
import type { SearchAnswer, SearchProvider, SearchQuery, SearchSettings } from '../../model/search.ts';
import { createEmbeddedProvider } from '../embedded/embedded-provider.ts';
import type { HostedParts, HostedProvider } from '../hosted/hosted-provider.ts';

export interface DialogAnswer extends SearchAnswer {
  /** The hosted service failed and the site's own index answered. */
  isFallback?: boolean;
  /** How many more results a group would show on request, by section. */
  more?: Readonly<Record<string, number>>;
}

export interface DialogProvider extends SearchProvider {
  search(query: SearchQuery): Promise<DialogAnswer>;
  /** Undefined unless a hosted service has events enabled. */
  events(): HostedProvider['events'];
  /** Allows asking the hosted service again, even after a failure. */
  retry(): void;
}

/**
 * Creates the provider for the site's settings: the embedded index, or the hosted service with the embedded
 * index as fallback.
 */
export function createProvider(
  settings: SearchSettings,
  { now = Date.now, say }: Pick<HostedParts, 'now' | 'say'> = {},
): DialogProvider {
  const { hosted: account, filters, index } = settings;
  let made: SearchProvider | undefined;
  const embedded = index === undefined ? undefined : () => (made ??= createEmbeddedProvider(index));
  if (!account) {
    const provider = embedded?.();
    return {
      search: (query) => provider?.search(query) ?? Promise.reject(new Error('There is no search index.')),
      onMore: (listener) => provider?.onMore?.(listener),
      close: () => provider?.close?.(),
      events: () => undefined,
      retry: () => undefined,
    };
  }

  let hosted: Promise<HostedProvider> | undefined;
  let events: HostedProvider['events'];
  let fallback: SearchProvider | undefined;
  let isDownUntil = 0;
  const listeners = new Set<() => void>();
  const notifyMore = () => listeners.forEach((listener) => listener());

  async function askHosted(query: SearchQuery): Promise<SearchAnswer> {
    hosted ??= import('../hosted/hosted-provider.ts').then((part) =>
      part.createHostedProvider(account!, { ...(filters && { filters }), ...(say && { say }) }),
    );
    hosted.catch(() => (hosted = undefined));
    const provider = await hosted;
    events = provider.events;
    return provider.search(query);
  }

  async function askEmbedded(query: SearchQuery): Promise<DialogAnswer> {
    fallback = embedded!();
    fallback.onMore?.(notifyMore);
    return { ...(await fallback.search(query)), isFallback: true };
  }

  return {
    async search(query) {
      if (embedded && now() < isDownUntil) return askEmbedded(query);
      try {
        return await askHosted(query);
      } catch (error) {
        if (!embedded) throw error;
        isDownUntil = now() + SEARCH_HOST.badStateMs;
        return askEmbedded(query);
      }
    },
    onMore: (listener) => void listeners.add(listener),
    close: () => fallback?.close?.(),
    events: () => events,
    retry: () => (isDownUntil = 0),
  };
}
