/**
 * Components an author can use in a page. `static` ones are rendered at build time and driven by delegated listeners;
 * the others are React parts of the page. The props are here, apart from the looks, so that the build can check them.
 */
export interface PropRule {
  type: 'string' | 'boolean' | 'number' | 'list' | 'object';
  required?: boolean;
  oneOf?: readonly string[];
  /** The value is an address, and treated as a link of the page. */
  isLink?: boolean;
}

export interface ComponentRule {
  static: boolean;
  props: Record<string, PropRule>;
}

export const COMPONENTS: Record<string, ComponentRule> = {
  Tabs: {
    static: true,
    props: { groupId: { type: 'string' }, values: { type: 'list' }, defaultValue: { type: 'string' } },
  },
  Tab: { static: true, props: { label: { type: 'string' }, value: { type: 'string' } } },
  PackageManagerTabs: {
    static: true,
    props: { command: { type: 'string', required: true }, dev: { type: 'boolean' } },
  },
  Steps: { static: true, props: {} },
  Badge: {
    static: true,
    props: {
      text: { type: 'string' },
      type: { type: 'string', oneOf: ['tip', 'info', 'warning', 'danger'] },
    },
  },
};
