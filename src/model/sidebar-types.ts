export interface SidebarLink {
  text: string;
  /** Route path or external URL; a fragment, which is not a route, has none. */
  link?: string | undefined;
  tag?: string | undefined;
  context?: string | undefined;
  /** Source file below docs without its extension, or an empty string for custom links. */
  _fileKey?: string | undefined;
  /** Heading depths that an overview page shows for this entry. */
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

/** Maps a route prefix (`/guide/`) to the sidebar shown below it. */
export type Sidebars = Record<string, SidebarItem[]>;

export interface NavLink {
  text: string;
  link: string;
  /** Regular expression for the route path; defaults to the link's own path. */
  activeMatch?: string | undefined;
  tag?: string | undefined;
}

export interface NavMenu {
  text: string;
  items: NavLink[];
  /** A menu can also be a link. */
  link?: string | undefined;
  tag?: string | undefined;
  activeMatch?: string | undefined;
}

export type NavItem = NavLink | NavMenu;
