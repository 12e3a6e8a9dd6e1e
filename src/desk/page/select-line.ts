import { MANIFEST } from './given.ts';

/** Lines that stay visible above. */
const ABOVE = 3;

/** Selects a line in the field of a file, and scrolls to it. */
export function selectLine(form: HTMLFormElement | null, file: string, line: number): void {
  const field = form?.querySelector<HTMLTextAreaElement>(
    file === MANIFEST ? '#desk-manifest' : '#desk-config',
  );
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
  field.scrollTop = Math.max(0, line - 1 - ABOVE) * (field.scrollHeight / lines.length);
  field.scrollLeft = 0;
}
