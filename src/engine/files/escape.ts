const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text or an attribute value, for use in double quotes and between tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes text between tags, where fewer characters are special. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<]/g, (character) => ENTITIES[character] ?? character);
}

/** Serializes JSON for a script element, so no `</script>` can close it early. */
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
