import { FEEDBACK } from '../../model/constants.ts';
import { announce } from '../../runtime/navigate/announce.ts';
import { loadPart } from '../../runtime/page/lazy-part.ts';
import { svgIcon } from './svg-icon.ts';

/** Copy, wrap and unfold. The buttons exist only where scripts run: without them they could only disappoint. */
export function startCodeTools(): () => void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-code]') : null;
    if (button instanceof HTMLAnchorElement && isPlain(event)) copyPage(event, button);
    const block = button?.closest<HTMLElement>('.code');
    if (!button || !block) return;
    if (button.dataset['code'] === 'copy') void copy(block, button);
    else if (button.dataset['code'] === 'wrap') toggleWrap(block, button);
    else if (button.dataset['code'] === 'receipt') showReceipt(block, button);
    else unfold(block);
  });
  return addTools;
}

function addTools(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.code:not(:has(> .code-tools))')) {
    const tools = document.createElement('div');
    tools.className = 'code-tools';
    const wrap = toolButton('wrap', 'Wrap lines');
    wrap.setAttribute('aria-pressed', String('wrap' in block.dataset));
    tools.append(wrap, toolButton('copy', 'Copy code'));
    if ('types' in block.dataset && 'popover' in block) tools.prepend(toolButton('types', 'Show types'));
    block.append(tools);
    // What is only said without scripts can be opened with them.
    const said = block.querySelector(':scope > small');
    said?.replaceWith(textButton('receipt', said.textContent));
    const lines = block.dataset['fold'];
    if (lines !== undefined) block.append(textButton('unfold', `Show all ${lines} lines`));
  }
}

function toolButton(name: 'types' | 'wrap' | 'copy', label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button';
  button.dataset['code'] = name;
  button.setAttribute('aria-label', label);
  button.append(svgIcon(name));
  return button;
}

function textButton(name: 'unfold' | 'receipt', text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = name;
  button.dataset['code'] = name;
  button.textContent = text;
  return button;
}

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Without scripts the link leads to the file itself. */
function copyPage(event: Event, link: HTMLAnchorElement): void {
  event.preventDefault();
  void loadPart('page', () => import('./copy-page.ts')).then((part) => part?.copyPage(link));
}

function showReceipt(block: HTMLElement, button: HTMLElement): void {
  void loadPart('receipt', () => import('./receipt-view.ts')).then((part) =>
    part?.openReceipt(block.dataset['receipt'] ?? '', button),
  );
}

export function unfold(block: HTMLElement): void {
  delete block.dataset['fold'];
  block.querySelector('.unfold')?.remove();
}

function toggleWrap(block: HTMLElement, button: HTMLElement): void {
  const isWrapped = block.toggleAttribute('data-wrap');
  button.setAttribute('aria-pressed', String(isWrapped));
}

async function copy(block: HTMLElement, button: HTMLElement): Promise<void> {
  const code = block.querySelector('code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    prompt('Copy to clipboard: press Ctrl+C (or Cmd+C), Enter', code);
    return;
  }
  showCopied(button);
  announce('Copied');
}

const resetTimers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function showCopied(button: HTMLElement): void {
  clearTimeout(resetTimers.get(button));
  button.dataset['copied'] = '';
  button.replaceChildren(svgIcon('done'));
  const reset = () => {
    delete button.dataset['copied'];
    button.replaceChildren(svgIcon('copy'));
  };
  resetTimers.set(button, setTimeout(reset, FEEDBACK.copiedMs));
}
