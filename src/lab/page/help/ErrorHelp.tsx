import type { KnownError } from '../../model/help-file.ts';

/** Links the messages of a failed build to their entries in the error index. */
export function ErrorHelp({ errors, base }: { errors: readonly KnownError[]; base: string }) {
  if (errors.length === 0) return null;
  return (
    <p className="lab-message">
      In the error index:{' '}
      {errors.map(({ title, page }, index) => (
        <span key={page}>
          {index > 0 && ', '}
          <a href={base + page.slice(1)}>{title}</a>
        </span>
      ))}
    </p>
  );
}
