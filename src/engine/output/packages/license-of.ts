/** The part of a package.json that says how it may be used. */
export interface LicensedManifest {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

/** As it is written; old packages have an object, or a list of them. */
export function licenseOf({ license, licenses }: LicensedManifest): string | undefined {
  if (typeof license === 'string') return license;
  return license?.type ?? (licenses?.map(({ type }) => type ?? 'unknown').join(' OR ') || undefined);
}
