/**
 * Says that a page did not load, and offers to try again. It is part of the app's own code: when it is needed, nothing
 * more can be loaded. CSS puts it over the navbar, where it covers no text and moves none. The focus comes with it,
 * because the reader has just asked for that page, and goes back when the notice is dismissed.
 */
export function showRetryNotice(address: string): HTMLElement {
  const before = document.activeElement as HTMLElement | null;
  const notice = document.createElement('div');
  const retry = document.createElement('a');
  const dismiss = document.createElement('button');
  notice.className = 'notice';
  notice.role = 'alert';
  retry.href = address;
  retry.textContent = 'Retry';
  dismiss.textContent = 'Dismiss';
  dismiss.addEventListener('click', () => {
    notice.remove();
    before?.focus();
  });
  notice.append('The page did not load. Check your connection.', retry, dismiss);
  document.body.append(notice);
  retry.focus();
  return notice;
}
