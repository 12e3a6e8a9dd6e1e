import type { Extension } from '@codemirror/state';
import { EditorView, showPanel } from '@codemirror/view';
import { say } from '../say/say.ts';

const HINT_ID = 'tab-hint';

/**
 * Tab passes through an editor that has only been reached with the keyboard, and indents once the reader has clicked or
 * typed in it. From then on, a hint below the text says how to leave it.
 */
export function tabIndentsInUse(): Extension {
  return [
    EditorView.contentAttributes.of({ 'aria-describedby': HINT_ID }),
    showPanel.of(() => ({ dom: hint() })),
    EditorView.updateListener.of(({ transactions, view }) => {
      const isTyped = transactions.some((one) => one.isUserEvent('input') || one.isUserEvent('delete'));
      if (isTyped) view.setTabFocusMode(false);
    }),
    EditorView.domEventObservers({
      pointerdown: (_, view) => view.setTabFocusMode(false),
      blur: (_, view) => view.setTabFocusMode(true),
    }),
  ];
}

function hint(): HTMLElement {
  const element = document.createElement('div');
  element.id = HINT_ID;
  element.className = HINT_ID;
  element.textContent = say('Tab indents after a click or typing. Escape, then Tab, leaves the editor.');
  return element;
}
