import type { Explanation } from './explain-issue.ts';
import type { SiteConfig } from './schema.ts';
import { foreignOrigin, shownOrigins } from './origins.ts';

/** Reports images in the configuration that no reader would see because the security policy blocks their host. */
export function blockedPictures(config: SiteConfig): Explanation[] {
  const { images } = shownOrigins(config);
  const pictures: [Explanation['path'], string][] = [
    [['icon'], config.icon],
    [['logo'], config.logo],
    [['logo', 'dark'], config.darkLogo],
    ...config.socialLinks.flatMap(({ mode, content }, index): [Explanation['path'], string][] =>
      mode === 'img' ? [[['socialLinks', index, 'content'], content]] : [],
    ),
  ];
  return pictures.flatMap(([path, address]) => {
    const origin = foreignOrigin(address);
    if (origin === undefined || images.includes(origin)) return [];
    const what = `The picture "${address}" will not be shown: the site's security policy forbids images from ${origin}.`;
    return [{ path, pointAt: 'value', what, fix: pictureFix(origin) }];
  });
}

function pictureFix(origin: string): string {
  const ownFile = 'Put the file in docs/public';
  return origin.includes('//')
    ? `${ownFile}, or add "${origin}" to \`allowedOrigins.images\`.`
    : `${ownFile}.`;
}
