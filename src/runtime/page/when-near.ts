/** How far from the window an element may be when its code is loaded: there is time for that while the reader scrolls. */
const AHEAD = '400px';

/** Calls back once for each element that its reader is about to reach. */
export function whenNear(elements: Iterable<Element>, reached: (element: Element) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        reached(target);
      }
    },
    { rootMargin: AHEAD },
  );
  for (const element of elements) observer.observe(element);
}
