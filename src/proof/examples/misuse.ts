interface Values {
  sample: boolean;
  rotate: boolean;
  confirm: boolean;
  check: boolean;
  update: boolean;
  rerun: boolean;
  with?: string | undefined;
  report?: string | undefined;
  install?: string | undefined;
}

/** Explains why some options do not go together, so none of them is silently ignored. */
export function misuseOf({
  sample,
  rotate,
  confirm,
  check,
  update,
  rerun,
  with: release,
  report,
  install,
}: Values): string | undefined {
  if (check && update)
    return '--check and --update cannot be combined: --check changes nothing, --update does.';
  const parts = Object.entries({ sample, rotate, confirm }).flatMap(([name, isAsked]) =>
    isAsked ? [name] : [],
  );
  if (parts.length > 1) return `--${parts.join(' and --')} cannot be combined: each runs another part.`;
  if (parts.length > 0 && (check || update || release !== undefined))
    return `--${parts[0]} cannot be combined with --check, --update or --with.`;
  if (rerun && !update) return '--rerun needs --update.';
  if (release !== undefined && (check || update))
    return '--with cannot be combined with --check or --update.';
  if (release !== undefined && install !== undefined)
    return '--with and --install cannot be combined: --with installs a release, --install uses an installed one.';
  if (release === undefined && report !== undefined) return '--report needs --with.';
  return undefined;
}
