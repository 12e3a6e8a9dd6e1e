/** Exports the components of `@theme`. The build knows them, with their props, from src/model/components.ts. */
export { Badge } from './mdx/Badge.tsx';
export { Callout } from './mdx/Callout.tsx';
export { Card, CardGrid, LinkCard } from './mdx/Card.tsx';
export { Diagram } from './mdx/Diagram.tsx';
export { FileTree } from './mdx/FileTree.tsx';
export { Link } from './mdx/Link.tsx';
export { Option } from './mdx/Option.tsx';
export { PackageManagerTabs } from './mdx/PackageManagerTabs.tsx';
export { SourceCode } from './mdx/SourceCode.tsx';
export { Steps } from './mdx/Steps.tsx';
export { Tab, Tab as PageTab, Tabs, Tabs as PageTabs } from './mdx/Tabs.tsx';
export { Tag } from './mdx/Tag.tsx';
