import type { Conversion } from '../model/conversion.ts';
import { MANIFEST } from './given.ts';
import type { Given } from './given.ts';
import { sayMessage } from './say.ts';

/** Lines that are shown around the fault, and characters of each. */
const AROUND = 2;
const MOST_CHARACTERS = 200;

interface FaultProps {
  answer: Extract<Conversion, { kind: 'broken' }>;
  given: Given;
  onGoTo: (file: string, line: number) => void;
}

/** Shows the line that cannot be parsed among its neighbors. */
export function Fault({ answer: { file, fault }, given, onGoTo }: FaultProps) {
  const text = file === MANIFEST ? given.manifest : given.config;
  const first = Math.max(1, fault.line - AROUND);
  const lines = text.split('\n').slice(first - 1, fault.line + AROUND);
  return (
    <div className="desk-fault">
      <pre tabIndex={0} aria-label={sayMessage(['line {line}', { line: fault.line }])}>
        <code>
          {lines.map((line, at) => (
            <span key={at} data-fault={first + at === fault.line ? '' : undefined}>
              <span className="desk-number">{first + at}</span>
              {line.slice(0, MOST_CHARACTERS)}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <button type="button" className="tool-button" onClick={() => onGoTo(file, fault.line)}>
        {sayMessage(['Go to line {line}', { line: fault.line }])}
      </button>
    </div>
  );
}
