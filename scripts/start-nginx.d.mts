/** For the tests of the rules that the build writes. */
export function startNginx(
  site: string,
  options?: { server?: string },
): Promise<{ origin: string; stop: () => Promise<void> }>;
