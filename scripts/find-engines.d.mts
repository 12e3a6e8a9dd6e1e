/** For the tests that start these browsers. */
export function findFirefox(): string | undefined;
export function findWebKit(): { driver: string; screen: string } | undefined;
