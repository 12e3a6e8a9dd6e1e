import { ZOOM } from '../../model/constants.ts';
import { NO_ZOOM } from '../../model/document.ts';
import { say } from '../../runtime/page/say.ts';
import { loadPart, takeReopened } from '../../runtime/page/lazy-part.ts';

/** Images in the text that are not part of a link or button. */
const IMAGES = `.prose img:not(a img, button img, [${NO_ZOOM}])`;

const PART = 'zoom ';

/** Makes the images of a page zoomable shortly after it is shown, and undoes that when the page goes. */
export function startZoom(): (isPainted?: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attached: HTMLImageElement[] = [];

  document.addEventListener('click', (event) => {
    if (event.target instanceof HTMLImageElement && attached.includes(event.target))
      open(event.target, attached);
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (
      (key !== 'Enter' && key !== ' ') ||
      !(target instanceof HTMLImageElement) ||
      !attached.includes(target)
    )
      return;
    event.preventDefault();
    open(target, attached);
  });

  return (isPainted) => {
    // The pending timer will find the images of the remainder, too.
    if (isPainted && timer !== undefined) return;
    if (!isPainted) {
      clearTimeout(timer);
      // The reader may have gone back while the zoom was open.
      document.querySelector<HTMLDialogElement>('.zoom')?.close();
      for (const image of attached) detach(image);
    }
    timer = setTimeout(() => {
      timer = undefined;
      attached = [...document.querySelectorAll<HTMLImageElement>(IMAGES)];
      for (const image of attached) if (!image.dataset['zoom']) attach(image);
      const reopened = attached[Number(takeReopened(PART) ?? -1)];
      if (reopened) open(reopened, attached);
    }, ZOOM.attachDelayMs);
  };
}

function attach(image: HTMLImageElement): void {
  image.dataset['zoom'] = 'closed';
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', say('Zoom image') + (image.alt && `: ${image.alt}`));
}

function detach(image: HTMLImageElement): void {
  delete image.dataset['zoom'];
  for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name);
}

/** Opens the zoom. If its code cannot be loaded, the image stays as it is. */
function open(image: HTMLImageElement, all: readonly HTMLImageElement[]): void {
  void loadPart(PART + all.indexOf(image), () => import('./zoom-view.tsx')).then((part) =>
    part?.openZoom(image),
  );
}
