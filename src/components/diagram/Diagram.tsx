import { mark, ZOOM_SOURCE } from '../../model/document.ts';

interface DiagramProps {
  src: string;
  /** Describes the diagram to readers who cannot see it. */
  alt: string;
  /** Set by the build, which reads both from the file. */
  width?: number;
  height?: number;
}

/**
 * Renders a diagram in the reader's theme. Browsers disagree on which theme an image sees (in Safari, the system's and
 * not the reader's choice), so the same file is included twice, with `#dark` to select the dark colors. The stylesheet
 * shows one of the two.
 */
export function Diagram({ src, alt, width, height }: DiagramProps) {
  const dark = `${src}#dark`;
  const image = { width, height, decoding: 'async' } as const;
  return (
    <figure className="diagram themed">
      {/* Loaded in either theme, because printing uses it. The low priority also keeps React from adding a preload. */}
      <img src={src} alt={alt} {...image} fetchPriority="low" />
      {/* The zoom needs the address as well, because Chromium drops the fragment from `currentSrc`. */}
      <img src={dark} {...mark(ZOOM_SOURCE, dark)} alt={alt} {...image} loading="lazy" />
    </figure>
  );
}
