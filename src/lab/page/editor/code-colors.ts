import { tagHighlighter, tags } from '@lezer/highlight';

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
