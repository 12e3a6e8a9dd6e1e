import { FEEDBACK } from '../../model/constants.ts';
import { announce } from '../../runtime/navigate/announce.ts';

const label = new WeakMap<HTMLElement, string>();

/** Puts the page's Markdown on the clipboard. What cannot be fetched or copied is shown instead, to be copied by hand. */
export async function copyPage(link: HTMLAnchorElement): Promise<void> {
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error(response.statusText);
    await navigator.clipboard.writeText(await response.text());
  } catch {
    location.assign(link.href);
    return;
  }
  const text = label.get(link) ?? link.textContent;
  label.set(link, text);
  link.textContent = 'Copied';
  announce('Copied');
  setTimeout(() => (link.textContent = text), FEEDBACK.copiedMs);
}
