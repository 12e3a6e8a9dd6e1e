import { COPY_PAGE } from '../../model/document.ts';
import { loadPart } from '../../runtime/page/lazy-part.ts';

/** Makes "Copy as Markdown" copy. Without scripts, or with a modifier key, the link opens the file. */
export function startCopyPageLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[${COPY_PAGE}]`);
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void loadPart('page', () => import('./copy-page.ts')).then((part) => part?.copyPage(link));
  });
}
