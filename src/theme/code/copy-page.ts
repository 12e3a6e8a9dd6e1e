import { FEEDBACK } from '../../model/constants.ts';
import { announce } from '../../runtime/navigate/announce.ts';
import { say } from '../../runtime/page/say.ts';

/** Labels of links that say "Copied": a second click must not read that as the label. */
const originalLabels = new WeakMap<HTMLElement, string>();

/** Copies the page's Markdown to the clipboard. If that fails, opens the file, so the reader can copy it there. */
export async function copyPage(link: HTMLAnchorElement): Promise<void> {
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error(response.statusText);
    await navigator.clipboard.writeText(await response.text());
  } catch {
    location.assign(link.href);
    return;
  }
  const text = originalLabels.get(link) ?? link.textContent;
  originalLabels.set(link, text);
  link.textContent = say('Copied');
  announce(say('Copied'));
  setTimeout(() => (link.textContent = text), FEEDBACK.copiedMs);
}
