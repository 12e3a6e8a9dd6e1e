import { say } from '../page/say.ts';

/**
 * Shows that a page did not load and offers a retry. Part of the app's own code, because nothing more can be
 * loaded when it is needed. CSS puts it over the navbar, where it covers and moves no text. It takes focus,
 * because the reader has just asked for that page, and returns it when dismissed.
 */
export function showRetryNotice(address: string): HTMLElement {
  const previousFocus = document.activeElement as HTMLElement | null;
  const notice = document.createElement('div');
  const retry = document.createElement('a');
  const dismiss = document.createElement('button');
  notice.className = 'notice';
  notice.role = 'alert';
  retry.href = address;
  retry.textContent = say('Retry');
  dismiss.textContent = say('Dismiss');
  dismiss.addEventListener('click', () => {
    notice.remove();
    previousFocus?.focus();
  });
  notice.append(say('The page did not load. Check your connection.'), retry, dismiss);
  document.body.append(notice);
  retry.focus();
  return notice;
}
