export function siteAddress({ url, base }: { url: string; base: string }, file: string): string {
  return encodeURI(url + base + file);
}

export function markdownFile(routePath: string): string {
  return pageFile(routePath, '.md');
}

/** `/guide/start/quick-start` is `guide/start/quick-start.md`, an index is in its folder. */
export function pageFile(routePath: string, ending: string): string {
  return `${routePath.endsWith('/') ? `${routePath}index` : routePath}${ending}`.slice(1);
}
