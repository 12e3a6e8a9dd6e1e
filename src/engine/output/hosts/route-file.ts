/** The file a route is written to, below the output folder: `/guide/start/index.html`, `/guide/start/quick-start.html`. */
export function fileOfRoute(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.html` : `${routePath}.html`;
}
