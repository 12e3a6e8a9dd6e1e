import { BADGE } from './badge/badge.ts';
import { CALLOUT } from './callout/callout.ts';
import { CARD, CARD_GRID, LINK_CARD } from './card/card.ts';
import type { Declaration } from '../model/declaration.ts';
import { DIAGRAM } from './diagram/diagram.ts';
import { FILE_TREE } from './file-tree/file-tree.ts';
import { LINK } from './link/link.ts';
import { PACKAGE_MANAGER_TABS } from './package-manager-tabs/package-manager-tabs.ts';
import { SOURCE_CODE } from './source-code/source-code.ts';
import { STEPS } from './steps/steps.ts';
import { TAB, TABS } from './tabs/tabs.ts';
import { TAG } from './tag/tag.ts';

/** The components of `@theme` as the build knows them. `rendered.tsx` has their looks. */
export const DECLARED: Readonly<Record<string, Declaration>> = {
  Tabs: TABS,
  Tab: TAB,
  // Rspress has separate names for tabs that split a whole page.
  PageTabs: TABS,
  PageTab: TAB,
  PackageManagerTabs: PACKAGE_MANAGER_TABS,
  Callout: CALLOUT,
  Card: CARD,
  LinkCard: LINK_CARD,
  CardGrid: CARD_GRID,
  // The same grid for two code blocks, such as a mistake and its fix.
  SideBySide: CARD_GRID,
  FileTree: FILE_TREE,
  Diagram: DIAGRAM,
  SourceCode: SOURCE_CODE,
  Link: LINK,
  Steps: STEPS,
  Badge: BADGE,
  Tag: TAG,
};
