/** What the build wrote into 404.html for the scripts that run there. */
export function notFoundSettings(): string | undefined {
  return document.getElementById('routes')?.textContent;
}
