/** Copies a page's Markdown to the clipboard. If that fails, opens the file, so the reader can copy it there. */
export async function copyPage(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(response.statusText);
    await navigator.clipboard.writeText(await response.text());
    return true;
  } catch {
    location.assign(address);
    return false;
  }
}
