interface Values {
  check: boolean;
  update: boolean;
  rerun: boolean;
  with?: string | undefined;
  report?: string | undefined;
  install?: string | undefined;
}

/** Returns why some options do not go together, so none of them is silently ignored. */
export function misuseOf({
  check,
  update,
  rerun,
  with: release,
  report,
  install,
}: Values): string | undefined {
  if (check && update)
    return '--check and --update cannot be combined: --check changes nothing, --update does.';
  if (rerun && !update) return '--rerun needs --update.';
  if (release !== undefined && (check || update))
    return '--with cannot be combined with --check or --update.';
  if (release !== undefined && install !== undefined)
    return '--with and --install cannot be combined: --with installs a release, --install uses an installed one.';
  if (release === undefined && report !== undefined) return '--report needs --with.';
  return undefined;
}
