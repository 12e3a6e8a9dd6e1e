interface ConnectionHints {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Readers who save data, or have next to none, get only what they ask for. */
export function wantsLittleData(): boolean {
  const { connection } = navigator as ConnectionHints;
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
