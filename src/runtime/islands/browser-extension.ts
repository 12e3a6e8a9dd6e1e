import type { ComponentType } from 'react';
import type { IslandKind } from './Island.tsx';

/** A button in the bar of a code block, whose clicks the extension follows in the document, or a link. */
interface BarButton {
  /** Its `data-code`. */
  name: string;
  /** The path of its drawing, on 20 by 20. */
  icon: string;
  labelFor(block: string): string;
  /** Makes it a link, which a phone has no room for: the block has to offer it elsewhere too. */
  addressFor?(block: HTMLElement): string;
}

/** A control that an extension adds to some of the code blocks and trees. */
export interface CodeTool {
  /** Selector of these blocks. */
  blocks: string;
  bar?: BarButton;
  /** A control in the block itself, where its own styles place it. `name` tells the block apart from others. */
  Tool?: ComponentType<{ block: HTMLElement; name: string }>;
}

/** What an extension adds to the app. Everything here is loaded on every page; what few readers need, it imports on demand. */
export interface BrowserExtension {
  /** For messages in the console. */
  name: string;
  /** The components that are islands in static text, by the names that their frames have. */
  islands?: Readonly<Record<string, IslandKind>>;
  codeTools?: readonly CodeTool[];
  /**
   * Called once, when the first page is interactive. What it returns is called then, and for every page that is shown after
   * it: when that is in the document, and again when it has been painted.
   */
  start?(): ((isPainted?: boolean) => void) | void;
}
