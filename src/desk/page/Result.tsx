import { encodeShare } from '../../lab/model/share.ts';
import { zipOf } from '../../lab/model/zip.ts';
import { saveFile } from '../../theme/instrument/save-file.ts';
import type { WholeConversion } from '../worker/protocol.ts';
import { CopyButton } from './CopyButton.tsx';
import { OptionList } from './OptionList.tsx';
import type { DeskParts } from '../model/desk-parts.ts';
import { ManifestChanges } from './ManifestChanges.tsx';
import { say, sayMessage } from './say.ts';
import { encodeGiven } from './given-address.ts';
import { CONFIG, labFiles, resultFiles } from './taken-files.ts';
import type { Shown } from './conversion-state.ts';

interface ResultProps {
  shown: Shown;
  parts: DeskParts;
  base: string;
}

/** The two new files, what can be done with them, and the list of all options. */
export function Result({ shown: { given, conversion }, parts, base }: ResultProps) {
  const { config, manifest, list, differences } = conversion;
  return (
    <div className="desk-result">
      <Tools shown={{ given, conversion }} parts={parts} />
      <section aria-labelledby="desk-config-heading">
        <h2 id="desk-config-heading">{say('The new configuration')}</h2>
        {config === undefined ? (
          <p>{say('The configuration is code as a whole, so there is no new file. The list quotes it.')}</p>
        ) : (
          <figure className="code" data-own-tools="">
            <figcaption>
              {CONFIG}
              <CopyButton text={config} label={sayMessage(['Copy {file}', { file: CONFIG }])}>
                {say('Copy')}
              </CopyButton>
            </figcaption>
            <pre tabIndex={0} aria-label={CONFIG}>
              <code>{config}</code>
            </pre>
          </figure>
        )}
      </section>
      <section aria-labelledby="desk-manifest-heading">
        <h2 id="desk-manifest-heading">{say('Changes in package.json')}</h2>
        {manifest === undefined ? (
          <p>{say('Paste package.json too, and its scripts and dependencies are converted.')}</p>
        ) : (
          <ManifestChanges before={given.manifest} after={manifest} />
        )}
      </section>
      <OptionList list={list} differences={differences} base={base} />
    </div>
  );
}

function Tools({
  shown: { given, conversion },
  parts: { tools, lab },
}: Pick<ResultProps, 'shown' | 'parts'>) {
  const usual = tools.find(({ id }) => id === conversion.tool)?.files[0] ?? '';
  const share = async () =>
    location.origin + location.pathname + (await encodeGiven(given, given.name ?? usual));
  return (
    <div className="desk-take">
      <div className="desk-tools">
        <button type="button" className="tool-button" onClick={() => download(conversion)}>
          {say('Download all')}
        </button>
        <CopyButton text={share}>{say('Copy link')}</CopyButton>
        {lab !== undefined && conversion.config !== undefined && (
          <button type="button" className="tool-button" onClick={() => void openLab(conversion, lab)}>
            {say('Open in lab')}
          </button>
        )}
      </div>
      {lab !== undefined && conversion.config !== undefined && (
        <p className="desk-note">
          {sayMessage([
            'The lab builds the new configuration. Your sources are missing there: paste them into {files}.',
            { files: conversion.sources.join(', ') },
          ])}
        </p>
      )}
    </div>
  );
}

function download(conversion: WholeConversion): void {
  saveFile(zipOf(resultFiles(conversion), 'migrated'), 'migrated.zip', 'application/zip');
}

async function openLab(conversion: WholeConversion, lab: string): Promise<void> {
  location.assign(lab + (await encodeShare(labFiles(conversion))));
}
