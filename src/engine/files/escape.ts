const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text or an attribute value, safe inside double quotes and between tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Between tags, where fewer characters mean something. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<]/g, (character) => ENTITIES[character] ?? character);
}

/** JSON inside a script element: no `</script>` can end it early. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export type Attributes = Record<string, string | true | undefined>;

export function attributesHtml(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value ?? '')}"`))
    .join('');
}
