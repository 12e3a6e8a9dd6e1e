import { z } from 'zod';

/** Only letters, digits and characters that are never escaped, which all hosts compare alike. */
const formerPath = z
  .string()
  .normalize()
  .regex(/^(?:\/[\w.~\p{L}\p{M}\p{N}-]+)+(?:\/|\/\*)?$/u, {
    error: 'must be a path such as "/old/page", or "/old/*" for everything below a folder',
  });

/** A target gets the rest of a path only behind a folder or a host: `//name` would lead to another site. */
const target = z
  .string()
  .normalize()
  .regex(
    /^(?:\/(?!\/)[^#?*]*(?:#[^\s*]+)?|\/(?!\/)[^#?*]*[^/#?*]\/\*|https?:\/\/[^/\s?#*]+(?:\/[^\s?#*]*)?(?:\/\*|#[^\s*]+)?)$/,
    {
      error:
        'must be the route of a page such as "/guide/page#heading", a folder with the rest of the path such as "/guide/*", or an address such as "https://example.com/page", without a query',
    },
  );

export const redirects = z.record(formerPath, target).superRefine((moved, context) => {
  for (const [from, to] of Object.entries(moved))
    if (to.endsWith('/*') && !from.endsWith('/*'))
      context.addIssue({
        code: 'custom',
        path: [from],
        message: 'may end in `*` only if the former path does',
      });
});
