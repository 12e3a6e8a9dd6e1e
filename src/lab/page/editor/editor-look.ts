import { EditorView } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';

/** The site's look for an editor. Custom properties reach into its shadow root, so both themes work. */
export const EDITOR_LOOK = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'transparent', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  // The parts of the editor are positioned and would cover an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '301',
    border: '2px solid var(--accent)',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.6', fontVariantLigatures: 'none' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0 16px 0 8px' },
  // Long lines scroll below the numbers.
  '.cm-gutters': { border: '0', backgroundColor: 'var(--pane)', color: 'var(--text-soft)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '36px', padding: '0 8px 0 8px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--accent-ground)' },
  '.cm-cursor': { borderInlineStart: '2px solid var(--accent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in oklch, var(--accent) 24%, transparent)',
  },
  '.cm-panels': { border: '0', backgroundColor: 'transparent', color: 'var(--text-soft)' },
  '.tab-hint': { padding: '4px 16px 6px', font: '12px/1.4 var(--font-text)' },
  '@media (pointer: coarse)': { '.tab-hint': { display: 'none' } },
  '.unknown-option': {
    textDecoration: 'underline wavy var(--warning) 1px',
    textUnderlineOffset: '3px',
  },
  '.k': { color: 'var(--code-keyword)' },
  '.s': { color: 'var(--code-string)' },
  '.c': { color: 'var(--code-comment)' },
  '.f': { color: 'var(--code-function)' },
  '.n': { color: 'var(--code-constant)' },
  '.t': { color: 'var(--code-type)' },
  '.p': { color: 'var(--code-property)' },
});

/** Gives code the same classes as the blocks of all other pages. */
export const CODE_COLORS = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.self, tags.operatorKeyword, tags.definitionKeyword], class: 'k' },
  { tag: [tags.string, tags.special(tags.string), tags.escape, tags.regexp], class: 's' },
  { tag: tags.comment, class: 'c' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], class: 'n' },
  { tag: [tags.typeName, tags.className, tags.tagName, tags.namespace], class: 't' },
  { tag: [tags.propertyName, tags.attributeName, tags.labelName], class: 'p' },
]);
