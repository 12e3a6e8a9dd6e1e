import { useEffect, useId, useRef, useState } from 'react';
import type { LabMessage } from '../../model/words/page-words.ts';
import { say, sayMessage } from '../say/say.ts';

interface NameFormProps {
  label: string;
  start: string;
  problemWith: (name: string) => LabMessage | undefined;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Asks for the name of a file, and says what is wrong with it. */
export function NameForm({ label, start, problemWith, onName, onCancel }: NameFormProps) {
  const [name, setName] = useState(start);
  const [problem, setProblem] = useState<LabMessage>();
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="lab-name"
      onSubmit={(event) => {
        event.preventDefault();
        const found = problemWith(name.trim());
        setProblem(found);
        if (found === undefined) onName(name.trim());
      }}
    >
      <input
        ref={input}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        value={name}
        spellCheck={false}
        autoComplete="off"
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel();
        }}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(undefined);
        }}
      />
      {problem !== undefined && (
        <p id={problemId} role="alert">
          {sayMessage(problem)}
        </p>
      )}
      <button type="submit" className="tool-button">
        {say('OK')}
      </button>
      <button type="button" className="tool-button" onClick={onCancel}>
        {say('Cancel')}
      </button>
    </form>
  );
}
