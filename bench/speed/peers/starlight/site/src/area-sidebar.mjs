// Starlight has one sidebar for the whole site; the other engines have one for each area. To show the same, keep only the
// area of the page.
export function onRequest(context) {
  const { starlightRoute } = context.locals;
  const area = starlightRoute.id.split('/')[0];
  const group = starlightRoute.sidebar.find(({ label }) => label.toLowerCase() === area);
  if (group) starlightRoute.sidebar = group.entries;
}
