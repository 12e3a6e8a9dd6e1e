import type { ThemeRegistration } from 'shiki';

/**
 * Shiki knows colours, the page wants classes (a strict Content-Security-Policy forbids `style=`): each kind of token
 * gets a colour that is only a number, and the number names the class. The real colours stand in the theme's CSS.
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
const colourOf = (index: number) => `#${(index + 1).toString(16).padStart(6, '0')}`;
const PLAIN_COLOUR = '#ffffff';

export const SYNTAX_THEME: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  fg: PLAIN_COLOUR,
  bg: '#000000',
  settings: [
    { settings: { foreground: PLAIN_COLOUR, background: '#000000' } },
    ...classes.map((name, index) => ({ scope: SCOPES[name]!, settings: { foreground: colourOf(index) } })),
    { scope: PLAIN, settings: { foreground: PLAIN_COLOUR } },
  ],
};

const classByColour = new Map(classes.map((name, index) => [colourOf(index), name]));

/** The class of a token, or nothing for plain text. */
export function tokenClass(colour: string | undefined): string | undefined {
  return colour === undefined ? undefined : classByColour.get(colour.toLowerCase());
}
