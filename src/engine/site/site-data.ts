import { isOutbound } from '../../model/sidebar.ts';
import type { SiteData } from '../../model/site.ts';
import { wordsOfLocale } from '../config/derive.ts';
import type { Site } from './site-navigation.ts';

export function siteData({ config, navigation }: Site, lang: string): SiteData {
  const { icon, url, base, multiVersion, search, markdown, socialLinks } = config;
  const locale = config.locales.find((one) => one.lang === lang);
  const { title, description } = locale ?? config;
  return {
    title,
    description,
    icon,
    logo: logoAddress(config.logo, config),
    ...(config.darkLogo !== '' && { darkLogo: logoAddress(config.darkLogo, config) }),
    logoText: config.logoText ?? title,
    ssg: true,
    url,
    base,
    product: config.product.name,
    buildTool: config.buildTool.name,
    lang: config.lang,
    locales: config.locales.map((each) => {
      const own = navigation.find((one) => one.lang === each.lang && one.version === multiVersion.default);
      return { ...each, nav: own?.nav ?? [], sidebar: own?.sidebars ?? {} };
    }),
    multiVersion: { default: multiVersion.default, versions: multiVersion.versions },
    search,
    markdown: {
      showLineNumbers: markdown.showLineNumbers,
      defaultWrapCode: markdown.defaultWrapCode,
    },
    socialLinks,
    sourceLink: config.sourceLink ?? '',
    outlineTitle: wordsOfLocale(config, lang).outlineTitle,
    editLinkText: locale?.editLink?.text ?? '',
    footerMessage: config.footer.message,
    footerColumns: config.footer.columns,
    productUrl: config.productUrl ?? '',
    repositoryUrl: config.repository ? config.repository.url : '',
    family: {
      title: config.family.title,
      members: config.family.members.map((member) => ({
        ...member,
        logo: logoAddress(member.logo, config),
      })),
    },
    hideNavbarOnScroll: config.hideNavbarOnScroll,
  };
}

/** Serves a logo of the site from the asset host, if there is one. Leaves URLs of other sites unchanged. */
function logoAddress(logo: string, { assetHost }: Site['config']): string {
  return assetHost === undefined || !logo.startsWith('/') || isOutbound(logo) ? logo : assetHost + logo;
}
