import { say, sayMessage } from './say.ts';
import type { LessonFiles } from '../model/lesson.ts';

/** Shows recorded output where the lab cannot run. */
export function Recorded({ files }: { files: LessonFiles }) {
  return (
    <div id="lesson-recorded" className="lesson-recorded">
      <p>
        {say(
          'The lab cannot run here. This is what Rslib wrote for the solution when the lesson was recorded.',
        )}
      </p>
      {Object.entries(files).map(([file, text]) => (
        <figure key={file} className="code" data-own-tools="">
          <figcaption>{file}</figcaption>
          <pre tabIndex={0} aria-label={sayMessage(['Recorded: {file}', { file }])}>
            <code>{text.trimEnd()}</code>
          </pre>
        </figure>
      ))}
    </div>
  );
}
