import { memo, useState } from 'react';
import type { HelpFile } from '../../model/help-file.ts';
import { ErrorHelp } from '../help/ErrorHelp.tsx';
import { explainErrors } from '../help/explain.ts';
import type { BuildResult } from '../session/lab-session.ts';
import { Filled, Listed } from '../say/Filled.tsx';
import { say, sayMessage } from '../say/say.ts';
import { CodeEditor } from '../editor/CodeEditor.tsx';
import { plainText } from './ansi.ts';
import { pairBuilds, textOf } from './built-files.ts';
import type { OutputEntry } from './built-files.ts';
import { CompareChoice } from './CompareChoice.tsx';
import type { Baseline } from './CompareChoice.tsx';
import { Comparison } from './Comparison.tsx';
import { Console } from './Console.tsx';
import { OutputList } from './OutputList.tsx';
import { unavailablePackages } from './unavailable-packages.ts';

interface OutputPanelProps {
  result: BuildResult;
  previous: BuildResult | undefined;
  help: HelpFile;
  base: string;
}

/** Typing changes nothing here until the next result, and comparing large files takes longer than a keystroke may. */
export const OutputPanel = memo(ShownOutput);

/** Shows the result of a build: files and their contents, or the console. After a failure, the console comes first. */
function ShownOutput({ result, previous, help, base }: OutputPanelProps) {
  const [chosen, setChosen] = useState<'files' | 'console'>();
  const [wantedPath, setWantedPath] = useState('');
  const [baseline, setBaseline] = useState<Baseline>('none');
  const [kept, setKept] = useState<BuildResult>();
  const view = result.ok
    ? (chosen ?? 'files')
    : chosen === 'files' && result.files.length > 0
      ? 'files'
      : 'console';
  const printed = plainText(result.console);
  const unavailable = result.ok ? [] : unavailablePackages(printed);
  const builds = { previous, kept };
  const compared = baseline === 'none' ? undefined : builds[baseline];
  const entries = pairBuilds(result.files, compared?.files);
  const entry = entries.find(({ path }) => path === wantedPath) ?? entries[0];
  return (
    <>
      <div className="lab-output-bar">
        <fieldset className="segmented">
          <legend className="visually-hidden">{say('Output')}</legend>
          {(['files', 'console'] as const).map((name) => (
            <label key={name}>
              <input type="radio" name="lab-view" checked={view === name} onChange={() => setChosen(name)} />
              {name === 'files'
                ? sayMessage(['Files ({count})', { count: result.files.length }])
                : say('Console')}
            </label>
          ))}
        </fieldset>
        <CompareChoice
          chosen={compared ? baseline : 'none'}
          builds={builds}
          onChoose={setBaseline}
          onKeep={() => {
            setKept(result);
            setBaseline('kept');
          }}
        />
      </div>
      {view === 'console' ? (
        <Console printed={result.console} />
      ) : (
        <>
          <OutputList entries={entries} shown={entry?.path ?? ''} onShow={setWantedPath} />
          {entry && <Contents entry={entry} isCompared={compared !== undefined} />}
        </>
      )}
      {!result.ok && <ErrorHelp errors={explainErrors(printed, help)} base={base} />}
      {result.lacksDeclarations && result.ok && (
        <p className="lab-message">
          <Filled
            text="The lab writes no {declarations}: TypeScript 7 is a native program."
            slots={{
              declarations:
                help.declarations === undefined ? (
                  say('declaration files')
                ) : (
                  <a href={base + help.declarations.slice(1)}>{say('declaration files')}</a>
                ),
            }}
          />
        </p>
      )}
      {unavailable.length > 0 && (
        <p className="lab-message">
          <Filled
            text="The lab does not have {packages}, which this build needs. Download the project to build it on your computer."
            slots={{ packages: <Names of={unavailable} /> }}
          />
        </p>
      )}
      {result.missing.length > 0 && (
        <p className="lab-message">
          <Filled
            text={
              result.missing.length === 1
                ? 'Not in the lab, so it stays an import: {packages}.'
                : 'Not in the lab, so they stay imports: {packages}.'
            }
            slots={{ packages: <Names of={result.missing} /> }}
          />
        </p>
      )}
    </>
  );
}

function Names({ of }: { of: readonly string[] }) {
  return (
    <Listed
      items={of.map((name) => (
        <code key={name}>{name}</code>
      ))}
    />
  );
}

function Contents({ entry, isCompared }: { entry: OutputEntry; isCompared: boolean }) {
  const { path, file, before } = entry;
  const shown = file ?? before;
  const text = shown && textOf(shown);
  if (text === undefined)
    return <p className="lab-message">{sayMessage(['{file} is not a text file.', { file: path }])}</p>;
  if (isCompared)
    return (
      <Comparison
        path={path}
        before={(before && textOf(before)) ?? ''}
        after={(file && textOf(file)) ?? ''}
      />
    );
  const label = sayMessage(['Contents of {file}', { file: path }]);
  return <CodeEditor key="output" path={path} text={text} label={label} generation={0} />;
}
