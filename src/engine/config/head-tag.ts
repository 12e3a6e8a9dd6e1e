import { z } from 'zod';
import { foreignOrigin } from './origins.ts';

/** Attribute values are strings in HTML, whatever type an author gives them. */
const attributeValue = z.union([z.string(), z.number(), z.boolean()]).transform(String);

export const attributes = z.record(z.string(), attributeValue);

/** An element of the head, as `['meta', { name: 'robots', content: 'noindex' }]`. */
export const headTag = z
  .tuple([z.string().min(1), attributes])
  .refine(([tag, { rel, href }]) => !isBlocked(tag, rel, href), {
    error:
      "must be a tag that the site's security policy allows (no script, style or base; only stylesheets of this site)",
  });

/** Checks whether the security policy blocks a tag. Pages add scripts and styles through their React components. */
function isBlocked(tag: string, rel = '', href = ''): boolean {
  if (/^(?:script|style|base)$/i.test(tag)) return true;
  return /\bstylesheet\b/i.test(rel) && foreignOrigin(href) !== undefined;
}
