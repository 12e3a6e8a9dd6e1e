import type { Ref } from 'react';
import type { Given } from './given.ts';
import { MANIFEST, NOTHING } from './given.ts';
import { toolOfFile } from '../model/desk-parts.ts';
import type { DeskTool } from '../model/desk-parts.ts';
import { say } from './say.ts';

interface InputPanelProps {
  /** The form with the two fields. */
  ref: Ref<HTMLFormElement>;
  given: Given;
  tools: readonly DeskTool[];
  /** Something is over the page that could be dropped. */
  isOver: boolean;
  /** A reader who enters a field is about to fill it. */
  onIntent: () => void;
  onGive: (next: Partial<Given>) => void;
  onFiles: (files: Iterable<File>) => void;
}

/** Takes the two files: typed, pasted, chosen or dropped. */
export function InputPanel({ ref, given, tools, isOver, onIntent, onGive, onFiles }: InputPanelProps) {
  const tool = toolOfFile(given.name, tools);
  const tryExample = async () => {
    const { EXAMPLE } = await import('./example.ts');
    onGive(EXAMPLE);
  };
  return (
    <form
      ref={ref}
      className="desk-input"
      data-over={isOver ? '' : undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="desk-tools">
        <label className="desk-tool">
          {say('Tool')}{' '}
          <select
            value={tool?.id ?? ''}
            onChange={({ target: { value } }) =>
              onGive({ name: tools.find(({ id }) => id === value)?.files[0] })
            }
          >
            <option value="">{say('Recognize it')}</option>
            {tools.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="tool-button desk-file">
          {say('Choose files')}
          <input
            type="file"
            multiple
            onClick={onIntent}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              // The same file again may have changed.
              target.value = '';
            }}
          />
        </label>
        <button type="button" className="tool-button" onClick={() => void tryExample()}>
          {say('Try an example')}
        </button>
        {(given.config !== '' || given.manifest !== '') && (
          <button type="button" className="tool-button" onClick={() => onGive(NOTHING)}>
            {say('Clear')}
          </button>
        )}
      </div>
      <Field
        id="desk-config"
        label={given.name ?? say('Configuration')}
        text={given.config}
        onIntent={onIntent}
        onText={(config) => onGive({ config })}
      />
      <Field
        id="desk-manifest"
        label={MANIFEST}
        note={say('If at hand: for scripts, flags and dependencies')}
        text={given.manifest}
        onIntent={onIntent}
        onText={(manifest) => onGive({ manifest })}
      />
      <p className="desk-note">
        {say(
          'Paste, or drop the files anywhere on this page. They stay in this browser, and nothing in them is run.',
        )}
      </p>
    </form>
  );
}

interface FieldProps {
  id: string;
  label: string;
  note?: string;
  text: string;
  onIntent: () => void;
  onText: (text: string) => void;
}

/** Lines are not wrapped, so a fault can be shown in its line. */
function Field({ id, label, note, text, onIntent, onText }: FieldProps) {
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      {note !== undefined && <span id={`${id}-note`}>{note}</span>}
      <textarea
        id={id}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        value={text}
        onFocus={onIntent}
        onChange={({ target: { value } }) => onText(value)}
      />
    </div>
  );
}
