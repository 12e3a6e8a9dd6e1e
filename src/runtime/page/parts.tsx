import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Contained } from './Contained.tsx';

type PartMap = Readonly<Record<string, ReactNode>>;

/**
 * Kept here because parts are loaded on demand by code that is not in the tree: the document has one of each, whichever
 * page is shown.
 */
let parts: PartMap = {};
/** How often each part has failed. */
const failures: Record<string, number> = {};
const listeners = new Set<() => void>();

/** Shows a part of the app beside the page, such as a dialog, instead of the last one with this name. */
export function showPart(name: string, content: ReactNode): void {
  parts = { ...parts, [name]: content };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const NONE: PartMap = {};

/** Renders the parts in the tree of the app, so they share its context. None of them exists at build time. */
export function Parts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => parts,
    () => NONE,
  );
  // After a failure, what is shown next gets another chance.
  return Object.entries(shown).map(([name, content]) => (
    <Contained
      key={`${name} ${failures[name]}`}
      name={name}
      onFailed={() => void (failures[name] = (failures[name] ?? 0) + 1)}
    >
      {content}
    </Contained>
  ));
}
