import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import type { DecorationSet } from '@codemirror/view';

/** A part of the text that is underlined. */
export interface MarkedRange {
  from: number;
  to: number;
}

const UNDERLINE = Decoration.mark({ class: 'unknown-option' });

/** Replaces the underlined parts of the text, which have to be in order. */
export const markRanges = StateEffect.define<readonly MarkedRange[]>();

/** Keeps the underlines at their text while it changes around them. */
export const rangeMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects }) {
    const replaced = effects.findLast((effect) => effect.is(markRanges));
    if (replaced === undefined) return marks.map(changes);
    const ranges = replaced.value;
    return Decoration.set(ranges.map(({ from, to }) => UNDERLINE.range(from, to)));
  },
  provide: (field) => EditorView.decorations.from(field),
});
