import { INSIGHTS } from '../../model/constants.ts';
import { debounce } from './debounce.ts';
import type { HostedSettings } from './settings.ts';

const INSIGHTS_HOST = 'https://insights.algolia.io';

export interface ChosenHit {
  objectID: string;
  /** Position in the list, from 1. */
  position: number;
}

/** Reports what readers do with hits. Returns nothing and fails silently. */
export interface SearchEvents {
  viewed(objectIDs: readonly string[]): void;
  clicked(hits: readonly ChosenHit[], queryId: string | undefined): void;
  converted(objectIDs: readonly string[], queryId: string | undefined): void;
}

export function createSearchEvents(settings: HostedSettings): SearchEvents {
  const { appId, apiKey, indexName, insightsHost = INSIGHTS_HOST } = settings;
  const credentials = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  });
  // Kept in memory only, to connect the events of one visit.
  const userToken = `anonymous-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

  function send(events: object[]): void {
    if (events.length === 0) return;
    const body = JSON.stringify({
      events: events.map((event) => ({ ...event, index: indexName, userToken })),
    });
    // Plain text needs no preflight request, and `keepalive` lets it outlive the page.
    fetch(`${insightsHost}/1/events?${credentials}`, { method: 'POST', body, keepalive: true }).catch(
      () => {},
    );
  }

  const unsent = new Set<string>();
  const sendViews = debounce(() => {
    const ids = [...unsent];
    unsent.clear();
    send(
      inGroups(ids).map((objectIDs) => ({
        eventType: 'view',
        eventName: 'Search Results Viewed',
        objectIDs,
      })),
    );
  }, INSIGHTS.viewDebounceMs);

  return {
    viewed(objectIDs) {
      for (const id of objectIDs) unsent.add(id);
      sendViews();
    },
    clicked(hits, queryId) {
      const events = inGroups(hits).map((group) => ({
        eventType: 'click',
        eventName: 'Search Result Clicked',
        objectIDs: group.map(({ objectID }) => objectID),
        // The service accepts positions only together with their query.
        ...(queryId === undefined
          ? {}
          : { queryID: queryId, positions: group.map(({ position }) => position) }),
      }));
      send(events);
    },
    converted(objectIDs, queryId) {
      const events = inGroups(objectIDs).map((group) => ({
        eventType: 'conversion',
        eventName: 'Search Result Used',
        objectIDs: group,
        ...(queryId === undefined ? {} : { queryID: queryId }),
      }));
      send(events);
    },
  };
}

function inGroups<Item>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += INSIGHTS.idsInGroup) {
    groups.push(items.slice(start, start + INSIGHTS.idsInGroup));
  }
  return groups;
}
