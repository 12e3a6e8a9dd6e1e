import type { IslandKind } from '../runtime/islands/Island.tsx';
import { readTabs } from './tabs/Tabs.tsx';

/** The components that are islands in static text, by the names that their frames have. */
export const ISLANDS: Readonly<Record<string, IslandKind>> = { Tabs: { read: readTabs } };
