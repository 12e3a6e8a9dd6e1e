import { z } from 'zod';
import type { SlotName } from '../../model/slots.ts';
import { attributes } from './head-tag.ts';
import { words } from './words-setting.ts';

function isHttp(value: string): boolean {
  return /^https?:\/\/[^/\s]/.test(value) && URL.canParse(value);
}

function withoutTrailingSlash(value: string): string {
  return value.replace(/\/+$/, '');
}

export const httpUrl = z
  .string()
  .refine(isHttp, 'must be an address that starts with https://')
  .transform(withoutTrailingSlash);

/** Allows no path: a path belongs in `base`, which is added to every link. */
export const siteOrigin = z
  .string()
  .refine(
    (value) => isHttp(value) && new URL(value).pathname === '/' && !/[?#]/.test(value),
    'must be an origin such as "https://docs.example.com", without a path (that is `base`)',
  )
  .transform(withoutTrailingSlash);

/**
 * Origins that pages may load one kind of content from. Paths are not allowed because policies ignore them after a
 * redirect.
 */
const foreignOrigins = z
  .array(
    z
      .string()
      .refine(
        (value) => isHttp(value) && new URL(value).origin === value,
        'must be an origin such as "https://img.example.org", without a path or a slash at the end',
      ),
  )
  .default([]);

export const allowedOrigins = z.strictObject({
  /** For `<img>`, `![]()`, video posters, logo and icon. */
  images: foreignOrigins,
  /** For `<iframe>`. */
  frames: foreignOrigins,
  /** For `<video>` and `<audio>`. */
  media: foreignOrigins,
});

export const foreignScript = z.strictObject({
  /** URL of the script. It loads after the page, and may not add other scripts to it. */
  src: z.string().refine(isHttp, 'must be an address that starts with https://'),
  /** Other attributes of its element, such as `{ 'data-domain': 'docs.example.com' }`. */
  attributes: attributes.default({}),
  /** Origins that the script sends requests to. Defaults to its own. */
  connect: foreignOrigins.optional(),
});

export const basePath = z
  .string()
  .regex(/^\/(?:[\w.~-]+\/)*$/, { error: 'must begin and end with a slash, such as "/" or "/docs/"' });

export const repository = z.strictObject({
  /** URL of the repository, such as `https://github.com/owner/name`. */
  url: httpUrl,
  /** Branch the site is built from. */
  branch: z.string().min(1).default('main'),
  /** The docs folder inside the repository. */
  docsDir: z
    .string()
    .transform((value) => value.replace(/^[./]+|\/+$/g, ''))
    .default('docs'),
});

export const toolName = z.strictObject({
  /** Name shown to readers. */
  name: z.string().min(1),
  /** Name used in routes and commands. */
  slug: z.string().regex(/^[a-z\d][a-z\d-]*$/, { error: 'must be lower-case letters, digits and dashes' }),
});

export const localeSetting = z.strictObject({
  /** Language tag such as `en` or `zh-CN`; also the folder and the URL prefix. */
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[a-z\d]+)*$/i, { error: 'must be a language tag such as "en" or "zh-CN"' }),
  /** Name in the language switcher. Defaults to the language's own name. */
  label: z.string().min(1).optional(),
  /** The site's title in this language. */
  title: z.string().min(1).optional(),
  /** The site's description in this language. */
  description: z.string().optional(),
  /** Overrides the edit link derived from `repository`. */
  editLink: z
    .strictObject({
      /** URL that a page's path below the docs folder is appended to. */
      docRepoBaseUrl: httpUrl,
      /** Text of the link. Defaults to `words.editPage`. */
      text: z.string().min(1).optional(),
    })
    .optional(),
  /** Words of the shell to say differently, such as `{ previous: 'Back' }`. Needed for a language the engine does not know. */
  words: words.optional(),
});

/** Not below `examples`: Node.js would look there for packages that the folder itself does not have. */
const examplesFolder = z
  .string()
  .regex(/^(?!examples\/)(?:(?!\.+(?:\/|$))[\w.-]+)(?:\/(?!\.+(?:\/|$))[\w.-]+)*$/, {
    error: 'must be a folder of the site that is not below `examples`, such as "examples-v1"',
  });

export const multiVersion = z
  .strictObject({
    /** The version without a prefix in the URL. */
    default: z.string(),
    /** All versions, newest first; each has a folder of this name. */
    versions: z.array(z.string().regex(/^[\w.-]+$/, { error: 'must be a folder name such as "v1"' })),
    /**
     * Folders that the examples of older versions are run in, such as `{ v1: 'examples-v1' }`, each with its own
     * package.json, lock file and projects. All other versions use `examples`.
     */
    examples: z.record(z.string(), examplesFolder).optional(),
  })
  .superRefine(({ default: byDefault, versions, examples = {} }, context) => {
    const message = `must be one of the versions ${versions.map((version) => JSON.stringify(version)).join(', ')}`;
    if (versions.length > 0 && !versions.includes(byDefault))
      context.addIssue({ code: 'custom', path: ['default'], message });
    for (const version of Object.keys(examples).filter((one) => !versions.includes(one)))
      context.addIssue({
        code: 'custom',
        path: ['examples', version],
        message: 'must belong to a version that `multiVersion.versions` lists',
      });
  });

export const socialLink = z.strictObject({
  /** Name of a known icon. */
  icon: z.string().min(1),
  /** What `content` is: a URL, a string, an image or markup. */
  mode: z.enum(['link', 'text', 'img', 'dom']),
  /** The URL, string, image URL or markup. */
  content: z.string().min(1),
});

export const logo = z.union([
  z.string(),
  z.strictObject({
    /** For the light theme. */
    light: z.string().min(1),
    /** For the dark theme. */
    dark: z.string().min(1),
  }),
]);

export const feed = z.strictObject({
  /** Name of the feed. */
  title: z.string().min(1),
  /** Route whose dated pages are the entries, such as `/blog/`. */
  path: z
    .string()
    .normalize()
    .regex(/^\/(?:.*\/)?$/, { error: 'must begin and end with a slash, such as "/blog/"' }),
  /** File name in the built site, such as `blog-rss.xml`. */
  output: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*$/, { error: 'must be a file path such as "blog-rss.xml"' }),
  /** Format of the feed. */
  type: z.enum(['rss', 'atom']).default('rss'),
  /** Language of the entries. Defaults to the language of the site. */
  language: z.string().min(1).optional(),
});

export const footerColumn = z.strictObject({
  /** Name shown above the links. */
  title: z.string().min(1),
  /** The links, in this order. */
  links: z.array(
    z.strictObject({
      /** Name shown to readers. */
      text: z.string().min(1),
      /** A route, a file of the site, or a URL. */
      link: z
        .string()
        .regex(/^(?:\/[^#]*|https?:\/\/.+)$/, { error: 'must be a path such as "/guide/", or a URL' }),
    }),
  ),
});

export const alias = z.record(z.string().min(1), z.string().min(1));

export const family = z.strictObject({
  /** Name of the family, shown above its members. */
  title: z.string().default(''),
  /** The product's siblings. */
  members: z
    .array(
      z.strictObject({
        /** Name shown to readers. */
        name: z.string().min(1),
        /** What it is for, in Chinese. */
        desc: z.string(),
        /** What it is for, in English. */
        descEn: z.string(),
        /** A file in `docs/public`, or a URL. */
        logo: z.string().min(1),
        /** Scale of the logo; 1 fills the available space. */
        logoScale: z.number().positive().max(2).default(1),
        /** Home page. */
        url: httpUrl,
      }),
    )
    .default([]),
});

const component = z.string().min(1).optional();

export const slots = z.strictObject({
  /** At the start of the navbar. */
  beforeNavbar: component,
  /** At the end of the navbar. */
  afterNavbar: component,
  /** Above the entries of the sidebar. */
  beforeSidebar: component,
  /** Below the entries of the sidebar. */
  afterSidebar: component,
  /** Above the text of a doc page, below its breadcrumbs. */
  beforeArticle: component,
  /** Below the text of a doc page, above its edit link. */
  afterArticle: component,
  /** At the start of the footer. */
  beforeFooter: component,
  /** At the end of the footer. */
  afterFooter: component,
} satisfies Record<SlotName, z.ZodType>);
