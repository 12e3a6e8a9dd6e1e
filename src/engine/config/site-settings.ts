import { z } from 'zod';
import { search } from './search-setting.ts';
import {
  alias,
  allowedOrigins,
  basePath,
  family,
  feed,
  httpUrl,
  localeSetting,
  multiVersion,
  repository,
  siteOrigin,
  socialLink,
  toolName,
} from './setting-parts.ts';

export const DEFAULT_LANG = 'en';

/** Every setting of `site.config.ts`. A setting's type, comment, default and check stand here once. */
export const settings = z.strictObject({
  /** Name of the site, in the navbar and after every page title. */
  title: z.string().trim().min(1),
  /** One sentence for search engines and link previews; a page's own description comes first. */
  description: z.string().default(''),
  /** Origin the site is served from, without a path. The environment variable `SITE_URL` overrides it, and `--url` of a build both. */
  url: siteOrigin.default('https://docs.example'),
  /** Folder of the site on its host: `/`, or `/docs/` for a site below a path. `--base` of a build overrides it. */
  base: basePath.default('/'),
  /**
   * Where the sources of this site live; gives every page an edit link. Taken from package.json or from the remote
   * `origin` by default; `false` for no link.
   */
  repository: z.union([z.literal(false), repository]).optional(),
  /** The product the site documents. By default its name is the site's title. */
  product: toolName.optional(),
  /** The build tool the product stands on; its slug is part of routes, as in `/config/tool/`. */
  buildTool: toolName.default({ name: '', slug: '' }),
  /** Icon of the browser tab: a file below `docs/public`, or an address. */
  icon: z.string().default(''),
  /** Picture at the start of the navbar: a file below `docs/public`, or an address. */
  logo: z.string().default(''),
  /** Text beside the logo; the title by default. */
  logoText: z.string().optional(),
  /** Language of pages outside any language folder; has no prefix in the URL. */
  lang: z.string().min(1).default(DEFAULT_LANG),
  /** The languages of the site; one made of `lang`, `title` and `description` by default. */
  locales: z.array(localeSetting).min(1).optional(),
  /** Versions with a folder and URL prefix each; the default one has no prefix. */
  multiVersion: multiVersion.default({ default: '', versions: [] }),
  /** Search inside the page by default; a hosted service, or `false` for none. */
  search: search.prefault({ provider: 'embedded' }),
  /** How code blocks look unless one says otherwise. */
  markdown: z
    .strictObject({
      /** Number the lines of every code block. */
      showLineNumbers: z.boolean().default(false),
      /** Wrap long lines instead of scrolling. */
      defaultWrapCode: z.boolean().default(false),
    })
    .prefault({}),
  /** Links shown as icons in the navbar; the first five, the rest in a panel. */
  socialLinks: z.array(socialLink).default([]),
  /** Address of the documented product's source code. */
  sourceLink: httpUrl.optional(),
  /** Home of the documented product, linked from the footer. */
  productUrl: httpUrl.optional(),
  /** Sibling tools, shown in the navbar's popover and on the home page. */
  family: family.prefault({}),
  /** Text after every page title unless the page has its own; ` - ` and the site's title by default. */
  titleSuffix: z.string().optional(),
  /** Import aliases for MDX, as `{ '@components': 'src/components' }`; paths from the site folder. */
  alias: alias.default({}),
  /** Host put before background and logo images; they come from the site itself by default. */
  assetHost: httpUrl.optional(),
  /** Other sites that pages may show images, frames and media from; the security policy forbids all that are not listed. */
  allowedOrigins: allowedOrigins.prefault({}),
  /** Feeds of dated pages, such as a blog's. */
  feeds: z.array(feed).default([]),
  /** Footer of pages that show one. */
  footer: z
    .strictObject({
      /** Plain text. */
      message: z.string().default(''),
    })
    .prefault({}),
  /** Heading above a page's outline. */
  outlineTitle: z.string().default('ON THIS PAGE'),
  /** Let the navbar slide away while a reader scrolls down. */
  hideNavbarOnScroll: z.boolean().default(false),
  /** Move a first-time reader to their language, once; never moves anyone with one locale. */
  localeRedirect: z.enum(['auto', 'never']).default('auto'),
});

/** What an author writes. */
export type SiteConfigInput = z.input<typeof settings>;
/** What has been checked, before values that follow from others are filled in. */
export type CheckedSettings = z.output<typeof settings>;
