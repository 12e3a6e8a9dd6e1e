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

/** What authors may write in the tag of a component, apart from how it is rendered, so the build can check it. */
export interface ComponentRule {
  /** Rendered at build time, as an island if it has state. Others are React parts of the page. */
  static: boolean;
  props: Readonly<Record<string, PropRule>>;
  /** Names of the components it accepts as children, none if the list is empty. Anything by default. */
  children?: readonly string[];
}
