import { useRef } from 'react';
import type { LabTemplate, TemplateName } from '../model/project.ts';
import type { LabText } from '../model/words/page-words.ts';
import { say } from './say/say.ts';

const TEXTS: Readonly<Record<TemplateName, readonly [title: LabText, description: LabText]>> = {
  library: ['TypeScript library', 'One ES module'],
  formats: ['Both formats', 'ES modules and CommonJS, with exports for each'],
  bundleless: ['Bundleless', 'An output file for each source file'],
  script: ['Script tag', 'UMD for browsers, beside an ES module'],
  command: ['Command-line tool', 'A Node.js library with a command'],
  react: ['React components', 'JSX and CSS Modules'],
  vue: ['Vue components', 'Single-file components'],
};

interface TemplatesProps {
  templates: readonly LabTemplate[];
  onChoose: (template: LabTemplate) => void;
}

/** Offers projects to start from. */
export function Templates({ templates, onChoose }: TemplatesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="tool-button" onClick={() => dialog.current?.showModal()}>
        {say('Templates')}
      </button>
      <dialog ref={dialog} className="lab-templates" aria-label={say('Start from a template')}>
        <h2>{say('Start from a template')}</h2>
        <ul>
          {templates.map((template) => {
            const [title, description] = TEXTS[template.name];
            return (
              <li key={template.name}>
                <button
                  type="button"
                  onClick={() => {
                    dialog.current?.close();
                    onChoose(template);
                  }}
                >
                  <strong>{say(title)}</strong>
                  <span>{say(description)}</span>
                </button>
              </li>
            );
          })}
        </ul>
        <button type="button" className="tool-button" onClick={() => dialog.current?.close()}>
          {say('Cancel')}
        </button>
      </dialog>
    </>
  );
}
