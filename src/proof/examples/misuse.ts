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
  if (check && update) return '--check changes nothing, --update does: give one of them.';
  if (rerun && !update) return '--rerun is about what --update runs: give both.';
  if (release !== undefined && (check || update))
    return '--with compares another release with the pages: it goes with neither --check nor --update.';
  if (release !== undefined && install !== undefined)
    return '--with installs a release, --install names a folder that has one: give one of them.';
  if (release === undefined && report !== undefined) return '--report keeps what --with tells: give both.';
  return undefined;
}
