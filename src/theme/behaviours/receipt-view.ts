import type { ReceiptFile, ReceiptRun } from '../../model/receipt.ts';

const ID = 'receipt';

/** What ran behind a block: commands, results, emitted files with their sizes, versions, and how to run it again. */
export async function openReceipt(address: string, button: HTMLElement): Promise<void> {
  const [url = '', project = ''] = address.split('#');
  const receipt = await fetch(url)
    .then((response) => (response.ok ? (response.json() as Promise<ReceiptFile>) : undefined))
    .catch(() => undefined);
  const popup = emptyPopup();
  if (receipt) fill(popup, receipt, receipt.projects[decodeURIComponent(project)] ?? []);
  else
    popup.append(
      element('p', 'The receipt cannot be loaded. You might want to check your network connection.'),
    );
  const { left, bottom } = button.getBoundingClientRect();
  popup.style.setProperty('--popup-left', `${Math.round(left)}px`);
  popup.style.setProperty('--popup-top', `${Math.round(bottom + 4)}px`);
  popup.showPopover();
  const { right, bottom: end } = popup.getBoundingClientRect();
  if (right > innerWidth - 8)
    popup.style.setProperty('--popup-left', `${Math.max(8, left - right + innerWidth - 8)}px`);
  if (end > innerHeight) popup.style.setProperty('--popup-top', '8px');
  popup.focus();
}

/** One for all, at the end of the document; leaving the page with it open closes it. */
function emptyPopup(): HTMLElement {
  const popup = document.getElementById(ID) ?? document.body.appendChild(document.createElement('div'));
  popup.id = ID;
  popup.popover = 'auto';
  popup.className = 'popup receipt-popup';
  popup.tabIndex = -1;
  popup.setAttribute('role', 'dialog');
  popup.setAttribute('aria-label', 'What was run');
  popup.replaceChildren();
  return popup;
}

function fill(popup: HTMLElement, { versions, reproduce }: ReceiptFile, runs: readonly ReceiptRun[]): void {
  for (const { command, exitCode, files } of runs) {
    popup.append(
      element('p', `${exitCode === 0 ? 'Ran' : `Failed with ${exitCode}, as it should`}: `, code(command)),
    );
    if (files.length > 0) popup.append(fileTable(files));
  }
  const used = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  popup.append(element('p', `With ${used.join(', ')}.`), element('p', 'Run it again: ', code(reproduce)));
}

function fileTable(files: ReceiptRun['files']): HTMLElement {
  const table = document.createElement('table');
  for (const [name, bytes, gzip] of files) {
    const row = table.insertRow();
    for (const text of [name, `${bytes} B`, `${gzip} B gzip`]) row.insertCell().textContent = text;
  }
  return table;
}

function code(text: string): HTMLElement {
  return element('code', text);
}

function element(name: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
