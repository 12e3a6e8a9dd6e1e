/** The looks of the components of `@theme`. `declared.ts` has everything else about them. */
export { Badge } from './badge/Badge.tsx';
export { Callout } from './callout/Callout.tsx';
export { Card, CardGrid, CardGrid as SideBySide, LinkCard } from './card/Card.tsx';
export { Diagram } from './diagram/Diagram.tsx';
export { FileTree } from './file-tree/FileTree.tsx';
export { Link } from './link/Link.tsx';
export { PackageManagerTabs } from './package-manager-tabs/PackageManagerTabs.tsx';
export { SourceCode } from './source-code/SourceCode.tsx';
export { Steps } from './steps/Steps.tsx';
export { Tab, Tab as PageTab, Tabs, Tabs as PageTabs } from './tabs/Tabs.tsx';
export { Tag } from './tag/Tag.tsx';
