/** The license fields of a package.json. */
export interface LicensedManifest {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

/** Returns the license as written. Old packages have an object, or a list of objects. */
export function licenseOf({ license, licenses }: LicensedManifest): string | undefined {
  if (typeof license === 'string') return license;
  return license?.type ?? (licenses?.map(({ type }) => type ?? 'unknown').join(' OR ') || undefined);
}
