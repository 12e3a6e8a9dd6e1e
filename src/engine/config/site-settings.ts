import { z } from 'zod';
import { headTag } from './head-tag.ts';
import { nav, sidebar } from './menu-settings.ts';
import { redirects } from './redirect-settings.ts';
import { search } from './search-setting.ts';
import {
  alias,
  allowedOrigins,
  basePath,
  family,
  footerColumn,
  foreignScript,
  feed,
  httpUrl,
  localeSetting,
  logo,
  multiVersion,
  repository,
  siteOrigin,
  slots,
  socialLink,
  toolName,
} from './setting-parts.ts';

export const DEFAULT_LANG = 'en';

/** All settings of `site.config.ts`. This is the only place for a setting's type, comment, default and check. */
export const settings = z.strictObject({
  /** Name of the site, in the navbar and after every page title. */
  title: z.string().trim().min(1),
  /** One sentence for search engines and link previews. A page's own description takes precedence. */
  description: z.string().default(''),
  /**
   * Origin the site is served from, without a path. Overridden by the environment variable `SITE_URL`, and both by
   * `--url`.
   */
  url: siteOrigin.default('https://docs.example'),
  /** Path of the site on its host: `/`, or `/docs/` for a site in a subfolder. Overridden by `--base`. */
  base: basePath.default('/'),
  /**
   * Repository with the sources of this site, for the edit link on every page. Defaults to the one in package.json or
   * the remote `origin`; `false` for no link.
   */
  repository: z.union([z.literal(false), repository]).optional(),
  /** The product the site documents. Its name defaults to the site's title. */
  product: toolName.optional(),
  /** The build tool the product is based on; its slug is part of routes such as `/config/tool/`. */
  buildTool: toolName.default({ name: '', slug: '' }),
  /** Favicon: a file in `docs/public`, or a URL. */
  icon: z.string().default(''),
  /** Image at the start of the navbar: a file in `docs/public`, or a URL; or one for each theme, as `{ light, dark }`. */
  logo: logo.default(''),
  /** Text next to the logo. Defaults to the title. */
  logoText: z.string().optional(),
  /** Language of pages outside any language folder, which have no prefix in the URL. */
  lang: z.string().min(1).default(DEFAULT_LANG),
  /** Languages of the site. Defaults to one built from `lang`, `title` and `description`. */
  locales: z.array(localeSetting).min(1).optional(),
  /** Which files of the docs folder are pages. */
  route: z
    .strictObject({
      /** Globs of files below the docs folder that are not pages, such as `internal/**`. */
      exclude: z.array(z.string().min(1)).default([]),
    })
    .prefault({}),
  /** Versions, each with its own folder and URL prefix; the default one has no prefix. */
  multiVersion: multiVersion.default({ default: '', versions: [] }),
  /** Embedded search by default; can be a hosted service, or `false` for none. */
  search: search.prefault({ provider: 'embedded' }),
  /**
   * Top navigation, with the entries of a `_nav.json`, or `{ '/': […], '/zh': […] }` for different languages and versions. A
   * list for `/` is that of every language without one of its own. Labels can be keys of `i18n.json`.
   */
  nav: nav.default({}),
  /**
   * Sidebars by folder of docs, with the entries of a `_meta.json`, such as `{ '/guide': ['start', 'options'] }`. A list for
   * `/guide` is also that of `/zh/guide` if it has none of its own.
   */
  sidebar: sidebar.default({}),
  /** Defaults for code blocks. */
  markdown: z
    .strictObject({
      /** Number the lines of every code block. */
      showLineNumbers: z.boolean().default(false),
      /** Wrap long lines instead of scrolling. */
      defaultWrapCode: z.boolean().default(false),
      /** Other names of languages in code blocks, such as `{ conf: 'ini' }`. */
      langAlias: alias.default({}),
      /**
       * Folders outside the site folder whose files code blocks may show with `file="…"`, such as `['../examples']`;
       * paths are relative to the site folder.
       */
      files: z.array(z.string().min(1)).default([]),
      /** Frontmatter keys for other programs, such as `['owner']`. They have no effect; other unknown keys are warnings, and errors if they resemble a known one. */
      ignoredKeys: z.array(z.string().min(1)).default([]),
      /** Whether a link to a heading that does not exist is an error, which ends the build, or a warning. */
      brokenAnchors: z.enum(['error', 'warning']).default('error'),
    })
    .prefault({}),
  /** Links shown as icons in the navbar: the first five directly, the rest in a panel. */
  socialLinks: z.array(socialLink).default([]),
  /** URL of the product's source code. */
  sourceLink: httpUrl.optional(),
  /** Home page of the product, linked from the footer. */
  productUrl: httpUrl.optional(),
  /** Sibling tools, shown in the navbar's popover and on the home page. */
  family: family.prefault({}),
  /** Text after every page title unless the page has its own. Defaults to ` - ` and the site's title. */
  titleSuffix: z.string().optional(),
  /**
   * Extensions that the site uses: objects that `site.config.ts` imports, or names of those that come with the program, such as
   * `['proof', 'lab']`. Pages ship code, words and styles of these alone.
   */
  extensions: z.array(z.union([z.string().min(1), z.looseObject({})])).default([]),
  /**
   * Import aliases, such as `{ '@components': 'src/components' }`; paths are relative to the site folder. The `paths` of
   * its tsconfig.json are aliases too.
   */
  alias: alias.default({}),
  /**
   * Style sheet for every page, such as `styles.css` in the site folder. Its rules are in a cascade layer after all others.
   * Addresses in it are files in `docs/public`.
   */
  styles: z
    .string()
    .regex(/\.css$/, { error: 'must be a CSS file, such as "styles.css"' })
    .optional(),
  /**
   * React components of the site in its layout, such as `{ afterArticle: 'src/Feedback.tsx' }`: the default exports of
   * these files, which the build renders.
   */
  slots: slots.prefault({}),
  /** Host that serves background and logo images. Defaults to the site itself. */
  assetHost: httpUrl.optional(),
  /** Other sites that pages may show images, frames and media from. The security policy blocks everything else. */
  allowedOrigins: allowedOrigins.prefault({}),
  /** Elements for the head of every page, such as `['meta', { name: 'robots', content: 'noindex' }]`. A page's own take precedence. */
  head: z.array(headTag).default([]),
  /** Scripts of other sites that every page loads, such as analytics. The security policy allows exactly these. */
  scripts: z.array(foreignScript).default([]),
  /** Feeds of dated pages, such as a blog. */
  feeds: z.array(feed).default([]),
  /** Footer of pages that show one. */
  footer: z
    .strictObject({
      /** Plain text. */
      message: z.string().default(''),
      /** Lists of links above the message, on home and 404. */
      columns: z.array(footerColumn).default([]),
    })
    .prefault({}),
  /** Heading above a page's outline, in every language that has no `words.outlineTitle`. Defaults to `ON THIS PAGE`. */
  outlineTitle: z.string().optional(),
  /** Hide the navbar while a reader scrolls down. */
  hideNavbarOnScroll: z.boolean().default(false),
  /**
   * Former paths with where they lead: a page, with `#heading` if you want, or an address of another site, as in `{ '/old/page':
   * '/guide/page' }`. `'/old/*': '/new/*'` is for all pages below a folder. Every host, dev and 404.html redirect them.
   */
  redirects: redirects.default({}),
  /** Redirect first-time readers to their language, once. Has no effect with a single locale. */
  localeRedirect: z.enum(['auto', 'never']).default('auto'),
});

/** Settings as an author writes them. */
export type SiteConfigInput = z.input<typeof settings>;
/** Settings after validation, before derived values are filled in. */
export type CheckedSettings = z.output<typeof settings>;
