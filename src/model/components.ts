/**
 * Components that authors can use in a page. `static` ones are rendered at build time and driven by delegated
 * listeners; the others are React parts of the page. Props are declared here, apart from the rendering, so
 * the build can check them.
 */
type PropType = 'string' | 'boolean' | 'number' | 'list' | 'object';

export interface PropRule {
  type: PropType | PropType[];
  required?: boolean;
  oneOf?: readonly string[];
  /** The value is a URL and is treated as a link of the page. */
  isLink?: boolean;
  /** The value is the URL of a diagram for both themes; its size becomes the props `width` and `height`. */
  isDrawing?: boolean;
}

export interface ComponentRule {
  static: boolean;
  props: Record<string, PropRule>;
  /** Names of the components it accepts as children, none if the list is empty. Anything by default. */
  children?: readonly string[];
}

const TABS: ComponentRule = {
  static: true,
  props: { groupId: { type: 'string' }, values: { type: 'list' }, defaultValue: { type: 'string' } },
  children: ['Tab', 'PageTab'],
};
const TAB: ComponentRule = { static: true, props: { label: { type: 'string' }, value: { type: 'string' } } };

export const COMPONENTS: Record<string, ComponentRule> = {
  Tabs: TABS,
  Tab: TAB,
  // Rspress has separate names for tabs that split a whole page.
  PageTabs: TABS,
  PageTab: TAB,
  PackageManagerTabs: {
    static: true,
    props: {
      command: { type: ['string', 'object'], required: true },
      dlx: { type: 'boolean' },
      exec: { type: 'boolean' },
    },
    children: [],
  },
  Callout: {
    static: true,
    props: {
      type: {
        type: 'string',
        required: true,
        oneOf: ['tip', 'note', 'info', 'important', 'warning', 'danger', 'caution', 'details'],
      },
      title: { type: 'string' },
    },
  },
  Card: {
    static: true,
    props: {
      title: { type: 'string', required: true },
      content: { type: 'string' },
      href: { type: 'string', isLink: true },
    },
  },
  LinkCard: {
    static: true,
    props: {
      href: { type: 'string', required: true, isLink: true },
      title: { type: 'string', required: true },
      description: { type: 'string' },
    },
    children: [],
  },
  CardGrid: { static: true, props: {} },
  FileTree: { static: true, props: {} },
  Diagram: {
    static: true,
    props: {
      src: { type: 'string', required: true, isDrawing: true },
      alt: { type: 'string', required: true },
    },
    children: [],
  },
  SourceCode: {
    static: true,
    props: {
      href: { type: 'string', required: true },
      platform: { type: 'string', oneOf: ['github', 'gitlab'] },
    },
    children: [],
  },
  Link: {
    static: true,
    props: { href: { type: 'string', required: true, isLink: true }, className: { type: 'string' } },
  },
  Option: {
    static: true,
    props: {
      name: { type: 'string', required: true },
      type: { type: 'string', required: true },
      default: { type: 'string' },
      defaultText: { type: 'string' },
      cli: { type: 'string' },
      topLevel: { type: 'boolean' },
      deprecated: { type: 'string' },
    },
  },
  Steps: { static: true, props: {} },
  Badge: {
    static: true,
    props: {
      text: { type: 'string' },
      type: { type: 'string', oneOf: ['tip', 'info', 'warning', 'danger'] },
    },
  },
  Tag: { static: true, props: { tag: { type: 'string' } }, children: [] },
};
