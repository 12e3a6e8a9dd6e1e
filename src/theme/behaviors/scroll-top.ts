import { SCROLL_TOP } from '../../model/constants.ts';

/** Shows the button back to the top once the reader has scrolled, and its progress ring a little further down. */
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
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
  return update;
}
