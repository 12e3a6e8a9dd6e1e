import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ExampleLink } from '../../model/explorer.ts';
import type { ReceiptFile, ReceiptRun } from '../../model/receipt.ts';
import { fillIn } from '../../../model/words/fill-in.ts';
import { addStyles } from '../../../runtime/page/add-styles.ts';
import { showPart } from '../../../runtime/page/parts.tsx';
import { say } from '../say/say.ts';
import { keepBeside } from '../../../theme/popup/place-popup.ts';
import styles from './receipt.css?inline';

/** Shows what was run for a block: commands, results, emitted files with sizes, versions, and how to run it again. */
export async function openReceipt(address: string, button: HTMLElement): Promise<void> {
  const [url = '', project = ''] = address.split('#');
  const receipt = await fetch(url)
    .then((response) => (response.ok ? (response.json() as Promise<ReceiptFile>) : undefined))
    .catch(() => undefined);
  addStyles(styles);
  flushSync(() => showPart('Receipt', <ReceiptPopup receipt={receipt} project={project} button={button} />));
}

interface ReceiptPopupProps {
  /** Undefined if it could not be loaded. */
  receipt: ReceiptFile | undefined;
  project: string;
  button: HTMLElement;
}

function ReceiptPopup({ receipt, project, button }: ReceiptPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = popup.current!;
    element.showPopover();
    element.focus();
    return keepBeside(element, button, { align: 'end' });
  });
  return (
    <div
      ref={popup}
      id="receipt"
      className="popup receipt-popup"
      popover="auto"
      role="dialog"
      aria-label={say('What was run')}
      tabIndex={-1}
    >
      {receipt ? (
        <Receipt {...receipt} runs={receipt.projects[project] ?? []} link={receipt.openIn[project]} />
      ) : (
        <p>{say('The receipt cannot be loaded. You might want to check your network connection.')}</p>
      )}
    </div>
  );
}

interface ReceiptProps extends ReceiptFile {
  runs: readonly ReceiptRun[];
  /** Where to open the project. */
  link: ExampleLink | undefined;
}

function Receipt({ versions, reproduce, runs, link }: ReceiptProps) {
  const used = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return (
    <>
      {runs.map((run, index) => (
        <Run key={index} {...run} />
      ))}
      <p>{fillIn(say('With {versions}.'), { versions: used.join(', ') })}</p>
      <p>
        {say('Run it again:')} <code>{reproduce}</code>
      </p>
      {link && (
        <p>
          <a href={link.address}>{link.text}</a>
        </p>
      )}
    </>
  );
}

function Run({ command, exitCode, files }: ReceiptRun) {
  return (
    <>
      <p>
        {exitCode === 0 ? say('Ran:') : fillIn(say('Failed with {code}, as it should:'), { code: exitCode })}{' '}
        <code>{command}</code>
      </p>
      {files.length > 0 && (
        <table>
          <tbody>
            {files.map(([name, bytes, gzip]) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{bytes} B</td>
                <td>{gzip} B gzip</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
