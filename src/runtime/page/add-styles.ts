const added = new Set<string>();

/** Adds rules that come with a part of the app, once. A sheet made by script needs no permission of the policy. */
export function addStyles(rules: string): void {
  if (added.has(rules)) return;
  added.add(rules);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
