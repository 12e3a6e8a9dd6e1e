/** Tells screen readers what a sighted reader sees: that another page is there. */
export function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (region) region.textContent = text;
}
