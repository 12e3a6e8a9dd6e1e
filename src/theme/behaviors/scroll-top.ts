import { SCROLL_TOP } from '../../model/constants.ts';

/** The way back up: there once the reader has scrolled, with a ring that shows how far once it is worth showing. */
export function startScrollTop(): () => void {
  const update = () => {
    const button = document.getElementById('scroll-top');
    if (!button) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    button.hidden = scrollY <= SCROLL_TOP.showsPast;
    button.toggleAttribute('data-indicator', scrollY >= SCROLL_TOP.indicatorAt);
    button.style.setProperty(
      '--read',
      String(Math.min(1, scrollY / Math.max(1, scrollHeight - clientHeight))),
    );
  };
  addEventListener('scroll', update, { passive: true });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('#scroll-top')) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
  return update;
}
