import { APP, baseOf, DEV_EVENT } from '../model/document.ts';
import { parseOwnDocument } from '../runtime/page/trusted.ts';

/** Updates an open page while its author edits the site. Only the dev server loads this file. */
export function followEdits(hot: NonNullable<ImportMeta['hot']>): void {
  hot.on(DEV_EVENT.pageChanged, () => {
    // An app that is still starting would take over the outdated page.
    if (document.documentElement.getAttribute(APP) !== 'ready') location.reload();
  });
  hot.on(DEV_EVENT.stylesChanged, () => void refreshStyles());
  hot.on(DEV_EVENT.baseChanged, (base: string) => {
    const { pathname, search, hash } = location;
    const before = baseOf(document.documentElement);
    location.replace(base + pathname.slice(before.length) + search + hash);
  });
  hot.on(DEV_EVENT.problemsFixed, () => document.querySelector('vite-error-overlay')?.remove());
}

/** Copies only the styles from a fresh copy of the document, so the open page keeps its state. */
async function refreshStyles(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const fresh = parseOwnDocument(await response.text()).head.querySelectorAll('style');
  const own = document.head.querySelectorAll('style');
  for (const [index, style] of fresh.entries()) {
    const target = own[index];
    if (target && target.textContent !== style.textContent) target.textContent = style.textContent;
  }
}
