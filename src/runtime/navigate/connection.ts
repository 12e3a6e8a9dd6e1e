interface ConnectionHints {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Checks whether to load only what readers ask for: Save-Data is on, or the connection is very slow. */
export function wantsLittleData(): boolean {
  const { connection } = navigator as ConnectionHints;
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
