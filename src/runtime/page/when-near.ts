/**
 * Distance from the window at which an element's code starts loading, so it is ready when the reader scrolls
 * there.
 */
const LOAD_AHEAD = '400px';

/** Calls back once for each element that the reader is about to reach. */
export function whenNear<Reached extends Element>(
  elements: Iterable<Reached>,
  onNear: (element: Reached) => void,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        onNear(target as Reached);
      }
    },
    { rootMargin: LOAD_AHEAD },
  );
  for (const element of elements) observer.observe(element);
}
