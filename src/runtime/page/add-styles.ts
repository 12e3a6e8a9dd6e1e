/** Kept here because the document has one list of sheets, whichever part adds to it. */
const added = new Set<string>();

/** Adds the styles of a lazily loaded part, once. The policy does not restrict constructed stylesheets. */
export function addStyles(rules: string): void {
  if (added.has(rules)) return;
  added.add(rules);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
