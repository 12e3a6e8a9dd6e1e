import { useEffect, useState } from 'react';

/** True if lines of a block are cut off. Only a block that scrolls is a tab stop, for scrolling with the keyboard. */
export function useOverflow(block: Element): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const box = block.querySelector('pre');
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
      setWide(scrollWidth > clientWidth);
      if (scrollWidth > clientWidth || scrollHeight > clientHeight) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [block]);
  return isWide;
}
