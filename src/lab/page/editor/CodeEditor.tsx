import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Ref } from 'react';
import { changeBetween } from './change-between.ts';
import { CODE_COLORS, EDITOR_LOOK } from './editor-look.ts';
import { languageOf } from './languages.ts';
import { markRanges, rangeMarks } from './range-marks.ts';
import type { MarkedRange } from './range-marks.ts';
import { tabIndentsInUse } from './tab-key.ts';

/** The part of an editor that its neighbors use. */
export type EditorHandle = Pick<HTMLElement, 'focus'>;

interface CodeEditorProps {
  path: string;
  text: string;
  /** Name for screen readers. */
  label: string;
  /** Changes when the files belong to another project: the undo history is then forgotten. */
  generation: number;
  /** Without it, the text can be read and selected only. */
  onEdit?: (path: string, text: string) => void;
  marks?: readonly MarkedRange[];
  ref?: Ref<EditorHandle>;
}

const NO_MARKS: readonly MarkedRange[] = [];

/**
 * Shows a file in an editor. It is in a shadow root, where it adds its styles in a way that the policy of the site
 * allows. Each file keeps its own cursor and undo history.
 */
export function CodeEditor({
  path,
  text,
  label,
  generation,
  onEdit,
  marks = NO_MARKS,
  ref,
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const states = useRef(new Map<string, EditorState>());
  const shown = useRef({ path: '', generation });
  const name = useRef(new Compartment());
  const isReadOnly = onEdit === undefined;
  const reportEdit = useEffectEvent((edited: string) => onEdit?.(shown.current.path, edited));
  const labeled = (words: string) => EditorView.contentAttributes.of({ 'aria-label': words, tabindex: '0' });

  const createState = useEffectEvent((): EditorState => {
    const language = languageOf(path);
    const extensions: Extension[] = [
      lineNumbers(),
      bracketMatching(),
      syntaxHighlighting(CODE_COLORS),
      EDITOR_LOOK,
      rangeMarks,
      name.current.of(labeled(label)),
      ...(language ? [language] : []),
      isReadOnly
        ? [
            EditorState.readOnly.of(true),
            EditorView.editable.of(false),
            EditorView.contentAttributes.of({ 'aria-readonly': 'true' }),
          ]
        : [
            history(),
            drawSelection(),
            indentOnInput(),
            highlightActiveLine(),
            TYPED_OVER,
            keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
            tabIndentsInUse(),
            EditorView.updateListener.of(({ docChanged, state }) => {
              if (docChanged) reportEdit(state.doc.toString());
            }),
          ],
    ];
    return EditorState.create({ doc: text, extensions });
  });

  useLayoutEffect(() => {
    const element = host.current!;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    view.current = new EditorView({ parent: root, root });
    view.current.setTabFocusMode(true);
    return () => view.current?.destroy();
  }, []);

  useLayoutEffect(() => {
    const editor = view.current!;
    const before = shown.current;
    if (before.generation !== generation) states.current.clear();
    else if (before.path !== '') states.current.set(before.path, editor.state);
    shown.current = { path, generation };
    const known = states.current.get(path);
    showState(editor, known && known.doc.toString() === text ? known : createState());
    // oxlint-disable-next-line react/exhaustive-deps -- only another file changes the state; what is typed is in the editor already
  }, [path, generation]);

  useLayoutEffect(() => {
    const editor = view.current!;
    const before = editor.state.doc.toString();
    const after = text.replaceAll(/\r\n?/g, '\n');
    // Only what differs is parsed again, and the place that the reader has scrolled to stays.
    if (before !== after) editor.dispatch({ changes: changeBetween(before, after) });
  }, [text]);

  useLayoutEffect(() => {
    view.current!.dispatch({ effects: name.current.reconfigure(labeled(label)) });
  }, [label, path, generation]);

  useImperativeHandle(ref, () => ({ focus: () => view.current?.focus() }), []);

  useEffect(() => {
    const length = view.current!.state.doc.length;
    view.current!.dispatch({ effects: markRanges.of(marks.filter(({ to }) => to <= length)) });
  }, [marks, path, generation]);

  return <div ref={host} className="lab-editor" />;
}

/** Shows a state in its final layout: the editor would guess the height of its lines for the first frame. */
function showState(editor: EditorView, state: EditorState): void {
  editor.setState(state);
  // Asking for a position makes it measure at once.
  editor.coordsAtPos(0);
}

/**
 * Replaces a selection by what is typed. Chromium would keep the color of the selected text in a `style` attribute, which
 * the policy of the site blocks and reports.
 */
const TYPED_OVER = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state } = view;
    if (inputType !== 'insertText' || data === null || state.selection.main.empty) return false;
    view.dispatch(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});
