import { z } from 'zod';
import { headTag } from '../config/head-tag.ts';
import { overviewHeaders } from '../config/meta-schema.ts';
import { oneLine } from '../../model/one-line.ts';
import { type Frontmatter, PAGE_TYPES } from '../../model/page.ts';

const feedLink = z.strictObject({ language: z.string(), url: z.string(), mime: z.string() });

const heroImage = z
  .strictObject({
    src: z.union([z.string(), z.strictObject({ light: z.string(), dark: z.string() })]),
    alt: z.string().default(''),
    // The browser chooses among files of a build step that this engine does not have.
    srcset: z.unknown().optional(),
    sizes: z.unknown().optional(),
  })
  .transform(({ src, alt }) => ({
    alt,
    ...(typeof src === 'string' ? { src } : { src: src.light, dark: src.dark }),
  }));

const hero = z
  .strictObject({
    name: z.string().default(''),
    text: z.string().optional(),
    tagline: z.string().optional(),
    // Not in Rspress.
    command: z.string().optional(),
    actions: z
      .array(
        z.strictObject({ theme: z.enum(['brand', 'alt']).optional(), text: z.string(), link: z.string() }),
      )
      .optional(),
    image: heroImage.optional(),
    // Rspress shows it above the name; this theme does not.
    badge: z.unknown().optional(),
  })
  .transform(({ badge: _badge, ...shown }) => shown);

const feature = z
  .strictObject({
    title: z.string(),
    details: z.string().optional(),
    link: z.string().optional(),
    icon: z.string().optional(),
    span: z.unknown().optional(),
  })
  .transform(({ span: _span, ...shown }) => shown);

/** A date as written; time and time zone are ignored. */
const day = z
  .string({ error: 'must be a date such as 2026-11-15' })
  .regex(/^\d{4}-\d\d-\d\d(?:[Tt ].*)?$/, { error: 'must be a date such as 2026-11-15', abort: true })
  .refine(isRealDay, 'must be a date that exists')
  .transform((value) => value.slice(0, 10));

function isRealDay(value: string): boolean {
  const date = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value.slice(0, 10));
}

/** As the Agent Skills specification has it. */
const skillName = z
  .string()
  .max(64)
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, { error: 'must be a name such as publish-a-package' });

/** All keys of the frontmatter. Each has an effect. */
export const frontmatterSchema = z.strictObject({
  // Menus, search and lists of pages show both on one line, and so do programs that read them.
  title: z.string().transform(oneLine).optional(),
  titleSuffix: z.string().optional(),
  description: z.string().transform(oneLine).optional(),
  head: z.array(headTag).optional(),
  search: z.union([z.boolean(), z.literal('below')]).optional(),
  overview: z.boolean().optional(),
  overviewHeaders: overviewHeaders.optional(),
  navbar: z.boolean().optional(),
  // Rspress reserves the sidebar's space for `placeholder`; here the layout decides that.
  sidebar: z.preprocess((value) => (value === 'placeholder' ? false : value), z.boolean()).optional(),
  // A level is not in Rspress: a page of many short sections has a shorter list with it.
  outline: z.union([z.boolean(), z.literal([2, 3, 4])]).optional(),
  footer: z.boolean().optional(),
  globalUIComponents: z.boolean().optional(),
  date: day.optional(),
  // `doc-wide` is the Rspress name for a page without space for an outline.
  pageType: z.preprocess((value) => (value === 'doc-wide' ? 'doc' : value), z.literal(PAGE_TYPES)).optional(),
  feeds: z.array(feedLink).optional(),
  hero: hero.optional(),
  features: z.array(feature).optional(),
  tag: z.string().optional(),
  context: z.string().optional(),
  // Not in Rspress.
  skill: skillName.optional(),
}) satisfies z.ZodType<Frontmatter>;
