import { escapeHtml } from '../../files/escape.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** An element with text in it; nothing where there is none. */
export function tag(name: string, text: string | undefined): string {
  return text === undefined || text === '' ? '' : `<${name}>${escapeHtml(withoutControls(text))}</${name}>`;
}

export function xmlFile(lines: readonly string[]): string {
  return `${[DECLARATION, ...lines.filter(Boolean)].join('\n')}\n`;
}

/** Control characters have no place in XML, not even escaped. */
function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is meant
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
