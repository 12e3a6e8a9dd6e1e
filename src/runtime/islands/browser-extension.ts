import type { ComponentType } from 'react';
import type { IslandKind } from './Island.tsx';

/** A control that an extension adds to some of the code blocks and trees. */
export interface CodeTool {
  /** Selector of these blocks. */
  blocks: string;
  /** In the bar with the other tools, or in the block, where its own styles place it. */
  place: 'bar' | 'block';
  Tool: ComponentType<{ block: HTMLElement }>;
}

/** What an extension adds to the app. Everything here is loaded on every page; what few readers need, it imports on demand. */
export interface BrowserExtension {
  /** For messages in the console. */
  name: string;
  /** The components that are islands in static text, by the names that their frames have. */
  islands?: Readonly<Record<string, IslandKind>>;
  codeTools?: readonly CodeTool[];
  /** Called once, when the first page is interactive. */
  start?(): void;
}
