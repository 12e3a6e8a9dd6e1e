import { ZOOM } from '../../model/constants.ts';
import { addStyles } from '../../runtime/page/add-styles.ts';
import styles from '../styles/zoom.css?inline';
import { afterMotion } from './after-motion.ts';

/** Shows an image as large as the window allows, over the page. The state is on the image for the eye and for tests. */
export function openZoom(image: HTMLImageElement): void {
  if (image.dataset['zoom'] !== 'closed') return;
  addStyles(styles);
  const source = image.dataset['zoomSrc'] ?? image.currentSrc;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt === '' ? 'Image' : image.alt);
  const large = document.createElement('img');
  large.alt = image.alt;
  large.src = source;
  dialog.append(large);
  document.body.append(dialog);
  const startY = scrollY;
  const ended = new AbortController();
  const { signal } = ended;

  const close = () => {
    if (image.dataset['zoom'] !== 'open' && image.dataset['zoom'] !== 'opening') return;
    image.dataset['zoom'] = 'closing';
    dialog.removeAttribute('data-open');
    place(large, image);
    afterMotion(large, () => {
      // Unless its page has been left meanwhile.
      if (image.dataset['zoom'] === 'closing') image.dataset['zoom'] = 'closed';
      dialog.close();
    });
  };
  // However it came to be closed: nothing of it may act on the next one.
  dialog.addEventListener('close', () => {
    ended.abort();
    dialog.remove();
  });

  large.addEventListener(
    'error',
    () => {
      console.warn(`The image to zoom cannot be reached: ${source}`);
      close();
    },
    { signal },
  );
  dialog.addEventListener('click', close, { signal });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  addEventListener('resize', close, { signal });
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - startY) > ZOOM.scrollOffset) setTimeout(close, ZOOM.scrollCloseDelayMs);
    },
    { signal, passive: true },
  );

  image.dataset['zoom'] = 'opening';
  place(large, image);
  dialog.showModal();
  requestAnimationFrame(() => {
    dialog.setAttribute('data-open', '');
    large.style.transform = fitTransform(image);
    afterMotion(large, () => {
      if (image.dataset['zoom'] === 'opening') image.dataset['zoom'] = 'open';
    });
  });
}

/** Exactly over the image in the text. */
function place(large: HTMLImageElement, image: HTMLImageElement): void {
  const { left, top, width, height } = image.getBoundingClientRect();
  Object.assign(large.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    transform: 'none',
  });
}

function fitTransform(image: HTMLImageElement): string {
  const { left, top, width, height } = image.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isDrawing = /\.svg(?:$|[?#])/.test(image.currentSrc);
  const most = isDrawing ? Infinity : Math.max(1, image.naturalWidth / width);
  const scale = Math.min((clientWidth - 32) / width, (clientHeight - 32) / height, most);
  const moveX = clientWidth / 2 - (left + width / 2);
  const moveY = clientHeight / 2 - (top + height / 2);
  return `translate(${moveX}px, ${moveY}px) scale(${scale})`;
}
