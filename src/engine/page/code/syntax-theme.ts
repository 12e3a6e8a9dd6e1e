import type { ThemeRegistration } from 'shiki';

/**
 * Maps each kind of token to a color that is only a number, and the number to a class. Shiki works with colors, but a
 * strict Content-Security-Policy forbids `style=`. The real colors are in the theme's CSS.
 */
const SCOPES: Record<string, string[]> = {
  k: [
    'keyword',
    'storage',
    'punctuation.definition.template-expression',
    'variable.language',
    'keyword.operator.expression',
    'keyword.operator.new',
  ],
  s: ['string', 'markup.inline.raw', 'punctuation.definition.string', 'constant.character.escape'],
  c: ['comment', 'punctuation.definition.comment'],
  f: ['entity.name.function', 'support.function', 'meta.function-call.method'],
  n: ['constant', 'support.constant', 'markup.list'],
  t: [
    'entity.name.type',
    'support.type',
    'entity.other.inherited-class',
    'support.class',
    'entity.name.tag',
    'entity.name.class',
  ],
  p: [
    'meta.object-literal.key',
    'support.type.property-name',
    'entity.other.attribute-name',
    'variable.other.property',
    'variable.other.object.property',
  ],
  i: ['markup.inserted'],
  x: ['markup.deleted'],
  h: ['markup.heading'],
};

const PLAIN = [
  'meta.template.expression',
  'punctuation',
  'keyword.operator',
  'variable.other.readwrite',
  'storage.type.function.arrow',
];

const classes = Object.keys(SCOPES);
const colorOf = (index: number) => `#${(index + 1).toString(16).padStart(6, '0')}`;
const PLAIN_COLOR = '#ffffff';

export const SYNTAX_THEME: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  fg: PLAIN_COLOR,
  bg: '#000000',
  settings: [
    { settings: { foreground: PLAIN_COLOR, background: '#000000' } },
    ...classes.map((name, index) => ({ scope: SCOPES[name]!, settings: { foreground: colorOf(index) } })),
    { scope: PLAIN, settings: { foreground: PLAIN_COLOR } },
  ],
};

const classByColor = new Map(classes.map((name, index) => [colorOf(index), name]));

/** Undefined for plain text. */
export function tokenClass(color: string | undefined): string | undefined {
  return color === undefined ? undefined : classByColor.get(color.toLowerCase());
}
