import type { KnownError } from '../../model/help-file.ts';
import { Filled, Listed } from '../say/Filled.tsx';

/** Links the messages of a failed build to their entries in the error index. */
export function ErrorHelp({ errors, base }: { errors: readonly KnownError[]; base: string }) {
  if (errors.length === 0) return null;
  const links = errors.map(({ title, page }) => (
    <a key={page} href={base + page.slice(1)}>
      {title}
    </a>
  ));
  return (
    <p className="lab-message">
      <Filled text="In the error index: {errors}" slots={{ errors: <Listed items={links} /> }} />
    </p>
  );
}
