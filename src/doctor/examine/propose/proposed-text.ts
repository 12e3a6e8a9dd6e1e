import { applyEdits, modify } from 'jsonc-parser';
import type { Manifest } from '../../model/package.ts';

/** Where a field that is new goes: after the last of those before it. */
const ORDER = (
  'name version private description keywords homepage bugs repository license author funding type sideEffects imports ' +
  'exports main module types typings browser typesVersions bin files'
).split(' ');

/** Writes a changed package.json. Lines without a change keep their text and indentation. */
export function proposedText(text: string, before: Manifest, after: Manifest): string {
  try {
    const edited = changedText(text, before, after);
    if (sorted(JSON.parse(edited)) === sorted(after)) return edited;
  } catch {
    // A key that is there twice, or a string that is not an object.
  }
  return `${JSON.stringify(after, undefined, 2)}\n`;
}

function changedText(text: string, before: Manifest, after: Manifest): string {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.includes('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].reduce((changed, field) => {
    if (JSON.stringify(before[field]) === JSON.stringify(after[field])) return changed;
    const getInsertionIndex = (fieldsThere: string[]) => placeOf(field, fieldsThere);
    // Formatting what is around a removed field would change lines that nobody asked to change.
    const options = after[field] === undefined ? {} : { formattingOptions, getInsertionIndex };
    return applyEdits(changed, modify(changed, [field], after[field], options));
  }, text);
}

function placeOf(field: string, fieldsThere: readonly string[]): number {
  const earlier = ORDER.slice(0, ORDER.indexOf(field));
  return fieldsThere.findLastIndex((each) => earlier.includes(each)) + 1;
}

/** The order of new fields is ours to choose, so it does not count. */
function sorted(manifest: Manifest): string {
  return JSON.stringify(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
}
