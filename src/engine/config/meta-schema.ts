import { z } from 'zod';

/** Heading depths an overview shows. */
export const overviewHeaders = z.array(z.int().min(1).max(6));

/** A name below the folder; `.` and `..` would list a folder inside itself. */
const name = z
  .string()
  .normalize()
  .refine(isNameBelow, 'must be the name of a file or folder in this folder');

function isNameBelow(value: string): boolean {
  return value.split('/').every((part) => !['', '.', '..'].includes(part));
}

/** A folder below this one, or a section of the site to show here, as in `/api`. */
const folderName = z
  .string()
  .normalize()
  .refine(
    (value) => isNameBelow(value.replace(/^\//, '')),
    'must be the name of a folder in this folder, or "/" and the name of a section',
  );

const label = z.string().min(1);

/** Keys of every entry with text. `icon` is for Rspress and has no effect. */
const extras = {
  tag: z.string().optional(),
  context: z.string().optional(),
  overviewHeaders: overviewHeaders.optional(),
  icon: z.unknown().optional(),
};
const folding = { collapsible: z.boolean().optional(), collapsed: z.boolean().optional() };

const file = z.strictObject({ type: z.literal('file'), name, label: label.optional(), ...extras });
const dir = z.strictObject({
  type: z.literal('dir'),
  name: folderName,
  label: label.optional(),
  ...extras,
  ...folding,
});
const dirSectionHeader = z.strictObject({
  type: z.literal('dir-section-header'),
  name: folderName,
  label,
  ...extras,
  ...folding,
});
const sectionHeader = z.strictObject({
  type: z.literal('section-header'),
  label,
  tag: extras.tag,
  icon: extras.icon,
});
const divider = z.strictObject({ type: z.literal('divider'), dashed: z.boolean().optional() });

/** The type is optional here, because a custom link can only contain links. */
export interface CustomLink {
  type?: 'custom-link' | undefined;
  label: string;
  link?: string | undefined;
  tag?: string | undefined;
  context?: string | undefined;
  overviewHeaders?: number[] | undefined;
  collapsible?: boolean | undefined;
  collapsed?: boolean | undefined;
  icon?: unknown;
  items?: CustomLink[] | undefined;
}

const customLinkFields = {
  label,
  link: z.string().min(1).optional(),
  ...extras,
  ...folding,
  items: z.array(z.lazy((): z.ZodType<CustomLink> => nestedCustomLink)).optional(),
};
const nestedCustomLink = z
  .strictObject({ type: z.literal('custom-link').optional(), ...customLinkFields })
  .superRefine(leadsSomewhere);
const customLink = z
  .strictObject({ type: z.literal('custom-link'), ...customLinkFields })
  .superRefine(leadsSomewhere);

function leadsSomewhere({ link, items }: Pick<CustomLink, 'link' | 'items'>, context: z.RefinementCtx): void {
  if (link !== undefined || (items?.length ?? 0) > 0) return;
  context.addIssue({
    code: 'custom',
    path: ['link'],
    message: 'must be a route or an address, unless there are `items`',
  });
}

/** An entry of `_meta.json`; a plain string is the name of a file. */
export const metaItemSchema = z.union([
  name,
  z.discriminatedUnion('type', [file, dir, dirSectionHeader, sectionHeader, divider, customLink]),
]);

export type MetaItem = z.output<typeof metaItemSchema>;
export type FileMeta = z.output<typeof file>;
export type DirMeta = z.output<typeof dir>;

/** Checks for the name of a folder beside the section instead of one in it, as in `"name": "/api"`. */
export function isGuestName(folder: string): boolean {
  return folder.startsWith('/');
}
