import { historyState } from '../../runtime/page/history-state.ts';
import { NOTHING } from './given.ts';
import type { Given, Opened } from './given.ts';
import { TOOL_PARAMETER } from '../model/desk-parts.ts';
import type { DeskTool } from '../model/desk-parts.ts';

const SHARED = /^#v\d+\./;

/** What the address shares, what this history entry had before, or the tool that a link has chosen. */
export async function openFromAddress(tools: readonly DeskTool[]): Promise<Opened> {
  if (SHARED.test(location.hash)) {
    try {
      const { decodeGiven } = await import('./given-address.ts');
      return await decodeGiven(location.hash, tools);
    } catch {
      return {
        given: NOTHING,
        problem: ['The converter cannot be loaded. Check your connection, then try again.'],
      };
    }
  }
  const kept = historyState().desk;
  if (isGiven(kept)) return { given: kept };
  const tool = new URLSearchParams(location.search).get(TOOL_PARAMETER);
  return { given: { ...NOTHING, name: tools.find(({ id }) => id === tool)?.files[0] } };
}

/** Takes a shared configuration out of the address once the reader has changed it: a reload must not bring it back. */
export function forgetShared(): void {
  if (SHARED.test(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search);
}

function isGiven(value: unknown): value is Given {
  if (typeof value !== 'object' || value === null) return false;
  const { config, manifest, name } = value as Partial<Record<keyof Given, unknown>>;
  const isText = typeof config === 'string' && typeof manifest === 'string';
  return isText && (name === undefined || typeof name === 'string');
}
