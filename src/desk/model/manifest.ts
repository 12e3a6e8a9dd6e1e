/** The parts of a `package.json` that a build tool reads. Every field may be missing or wrong. */
export type Manifest = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The strings of an object, such as `scripts` or `dependencies`. */
export function stringsIn(manifest: Manifest, field: string): Record<string, string> {
  const value = manifest[field];
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

export function isModule(manifest: Manifest): boolean {
  return manifest['type'] === 'module';
}

/** True for a package that is listed as any kind of dependency. */
export function lists(manifest: Manifest, name: string): boolean {
  return ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'].some((field) =>
    Object.hasOwn(stringsIn(manifest, field), name),
  );
}
