import { mark, ZOOM_SOURCE } from '../../model/document.ts';

interface DiagramProps {
  src: string;
  /** What the picture says, for those who do not see it. */
  alt: string;
  /** Read from the drawing by the build. */
  width?: number;
  height?: number;
}

/**
 * A drawing that follows the reader's theme. What an image knows of the page around it differs between browsers (Safari
 * tells it the system's theme, not the reader's choice), so it stands here twice: one file, told by `#dark` which colours to take.
 * The stylesheet shows one of the two.
 */
export function Diagram({ src, alt, width, height }: DiagramProps) {
  const dark = `${src}#dark`;
  const image = { width, height, decoding: 'async' } as const;
  return (
    <figure className="diagram">
      {/* Loaded in either theme, because a printed page takes it. A low priority also keeps React from asking for a preload. */}
      <img src={src} alt={alt} {...image} fetchPriority="low" />
      {/* Said to the zoom as well: Chromium leaves the fragment out of `currentSrc`. */}
      <img src={dark} {...mark(ZOOM_SOURCE, dark)} alt={alt} {...image} loading="lazy" />
    </figure>
  );
}
