/** For playwright.config.ts, the only TypeScript file that needs a script. */
export function findBrowser(): string | undefined;
