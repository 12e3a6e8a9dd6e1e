interface ThemedImageProps {
  src: string;
  /** The image for the dark theme, if it is another one. */
  dark?: string | undefined;
  alt?: string | undefined;
  width?: number;
  height?: number;
}

/** Renders an image, or one for each theme, of which the stylesheet shows one. */
export function ThemedImage({ src, dark, alt = '', ...size }: ThemedImageProps) {
  const image = <img src={src} alt={alt} {...size} fetchPriority="low" />;
  if (dark === undefined) return image;
  return (
    <span className="themed">
      {image}
      <img src={dark} alt={alt} {...size} fetchPriority="low" />
    </span>
  );
}
