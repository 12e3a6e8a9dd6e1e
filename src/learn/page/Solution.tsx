import { Comparison } from '../../lab/page/output/Comparison.tsx';
import type { LessonFiles } from '../model/lesson.ts';
import { say } from './say.ts';

/** Shows what "Show me" changed in the reader's files. */
export function Solution({ before, after }: { before: LessonFiles; after: LessonFiles }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => before[name] !== after[name]);
  return (
    <section className="lesson-solution" aria-label={say('The solution')}>
      <p>
        {say(
          changed.length === 0
            ? 'Your files are the solution.'
            : 'Your project is now the solution. This is what changed:',
        )}
      </p>
      {changed.map((name) => (
        <div key={name}>
          <p>
            <code>{name}</code>
          </p>
          <Comparison path={name} before={before[name] ?? ''} after={after[name] ?? ''} />
        </div>
      ))}
    </section>
  );
}
