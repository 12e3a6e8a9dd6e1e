// Runs in every document before the page's scripts, so the function has to be self-contained.

/** Records the browser's load metrics, and when an awaited element is painted. */
export function probe() {
  const bench = { fcp: 0, lcp: 0, cls: 0, tasks: [], painted: undefined };
  Object.defineProperty(globalThis, '__bench', { value: bench });
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (bench.lcp = entry.startTime));
  observe('longtask', (entry) => bench.tasks.push([entry.startTime, entry.duration]));
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) bench.cls += entry.value;
  });
  if (window !== top) return;

  // In session storage, because an engine may load a new document for the next page.
  const KEY = 'bench-awaited';
  const absolute = (time) => performance.timeOrigin + time;
  addEventListener(
    'click',
    (event) => {
      const awaited = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
      if (!awaited || awaited.from !== null) return;
      sessionStorage.setItem(KEY, JSON.stringify({ ...awaited, from: absolute(event.timeStamp) }));
    },
    { capture: true },
  );
  const isVisible = (element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;
  const isThere = ({ selector, text }) =>
    [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text) && isVisible(one));
  const look = () => {
    const awaited = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (awaited && bench.painted?.id !== awaited.id && isThere(awaited)) {
      // The browser paints right after this callback.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        bench.painted = { id: awaited.id, from: awaited.from, at: absolute(performance.now()) };
      });
      port1.start();
      port2.postMessage(undefined);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
