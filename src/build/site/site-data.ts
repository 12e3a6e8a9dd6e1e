import type { SiteData } from '../../model/site.ts';
import type { OpenSite } from './open-site.ts';

/** The site as its pages see it. */
export function siteData({ config, navigation }: OpenSite, lang: string): SiteData {
  const { title, description, icon, logo, logoText, url, base, multiVersion, search, markdown, socialLinks } =
    config;
  const editLink = config.locales.find((locale) => locale.lang === lang)?.editLink;
  return {
    title,
    description,
    icon,
    logo,
    logoText,
    ssg: true,
    url,
    base,
    product: config.product.name,
    buildTool: config.buildTool.name,
    lang: config.lang,
    locales: config.locales.map((locale) => {
      const own = navigation.find((one) => one.lang === locale.lang && one.version === multiVersion.default);
      return { ...locale, nav: own?.nav ?? [], sidebar: own?.sidebars ?? {} };
    }),
    multiVersion,
    search,
    markdown,
    socialLinks,
    sourceLink: config.sourceLink ?? '',
    outlineTitle: config.outlineTitle,
    editLinkText: editLink?.text ?? '',
    footerMessage: config.footer.message,
  };
}
