const HERE = 'https://here.invalid';

export type ShownKind = 'images' | 'frames' | 'media';
/** Foreign origins that pages may show content from. The site itself is not listed. */
export type ShownOrigins = Record<ShownKind, readonly string[]>;

interface OriginSettings {
  allowedOrigins: ShownOrigins;
  assetHost?: string | undefined;
}

/** The origins the policy allows, for the policy itself and for checks that run before a browser does. */
export function shownOrigins({ allowedOrigins, assetHost }: OriginSettings): ShownOrigins {
  const { images, frames, media } = allowedOrigins;
  return {
    images: [...new Set([...(assetHost === undefined ? [] : [new URL(assetHost).origin]), ...images])],
    frames,
    media,
  };
}

/** The origin of a URL on another host, such as `https://img.example`; undefined for the site itself. */
export function foreignOrigin(address: string): string | undefined {
  if (!URL.canParse(address, HERE)) return undefined;
  const { origin, protocol } = new URL(address, HERE);
  if (origin === HERE) return undefined;
  return origin === 'null' ? protocol : origin;
}
