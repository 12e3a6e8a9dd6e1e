import { escapeHtml } from '../../files/escape.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** Empty without text. */
export function tag(name: string, text: string | undefined): string {
  return text === undefined || text === '' ? '' : `<${name}>${escapeHtml(withoutControls(text))}</${name}>`;
}

export function xmlFile(lines: readonly string[]): string {
  return `${[DECLARATION, ...lines.filter(Boolean)].join('\n')}\n`;
}

/** Removes control characters, which XML does not allow even when escaped. */
function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
