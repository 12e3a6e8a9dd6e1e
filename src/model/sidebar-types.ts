export interface SidebarLink {
  text: string;
  /** Route path or outbound address; a fragment that is no route has none. */
  link?: string | undefined;
  tag?: string | undefined;
  context?: string | undefined;
  /** Source file below docs without its extension; empty for custom links. */
  _fileKey?: string | undefined;
  /** Heading depths an overview page shows for this entry. */
  overviewHeaders?: number[] | undefined;
}

export interface SidebarGroup extends SidebarLink {
  items: SidebarItem[];
  collapsible: boolean;
  collapsed: boolean;
}

export interface SidebarDivider {
  dividerType: 'dashed' | 'solid';
}

export interface SidebarSectionHeader {
  sectionHeaderText: string;
  tag?: string | undefined;
}

export type SidebarItem = SidebarLink | SidebarGroup | SidebarDivider | SidebarSectionHeader;

/** Route prefix (`/guide/`) to the sidebar shown below it. */
export type Sidebars = Record<string, SidebarItem[]>;

export interface NavLink {
  text: string;
  link: string;
  /** A regular expression on the route path; the link's own path when absent. */
  activeMatch?: string | undefined;
  tag?: string | undefined;
}

export interface NavMenu {
  text: string;
  items: NavLink[];
  /** A menu may be a link as well. */
  link?: string | undefined;
  tag?: string | undefined;
  activeMatch?: string | undefined;
}

export type NavItem = NavLink | NavMenu;
