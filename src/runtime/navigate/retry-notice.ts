import { say } from '../page/say.ts';

/**
 * Says that something did not load and offers a retry: a link to a page, or an action. Part of the app's own code, because
 * nothing more can be loaded when it is needed. CSS puts it at the end of the window, so the navbar still answers. It
 * takes focus, because the reader has just asked for that, and returns it when it goes.
 */
export function showRetryNotice(message: string, again: string | (() => void)): HTMLElement {
  const previousFocus = document.activeElement as HTMLElement | null;
  const notice = document.createElement('div');
  const retry = document.createElement(typeof again === 'string' ? 'a' : 'button');
  const dismiss = document.createElement('button');
  notice.className = 'notice';
  notice.role = 'alert';
  retry.textContent = say('Retry');
  dismiss.textContent = say('Dismiss');
  const leave = () => {
    notice.remove();
    previousFocus?.focus();
  };
  dismiss.addEventListener('click', leave);
  if (typeof again === 'string') retry.setAttribute('href', again);
  else
    retry.addEventListener('click', () => {
      leave();
      again();
    });
  notice.append(message, retry, dismiss);
  document.body.append(notice);
  retry.focus();
  return notice;
}
