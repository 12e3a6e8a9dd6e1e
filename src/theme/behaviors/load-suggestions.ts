/** Loads suggestions on the 404 page. The reader did not ask for them: if they cannot be loaded, the page stays as it is. */
export function prepareSuggestions(): void {
  const place = document.querySelector('.suggestions');
  if (place?.childElementCount === 0)
    void import('./suggestions.ts').then((part) => part.suggestPages(place)).catch(() => undefined);
}
