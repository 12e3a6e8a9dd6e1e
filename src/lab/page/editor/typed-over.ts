import { EditorView } from '@codemirror/view';

/**
 * Replaces a selection by what is typed. Chromium would keep the color of the selected text in a `style` attribute, which
 * the policy of the site blocks and reports.
 */
export const TYPED_OVER = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state } = view;
    if (inputType !== 'insertText' || data === null || state.selection.main.empty) return false;
    view.dispatch(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});
