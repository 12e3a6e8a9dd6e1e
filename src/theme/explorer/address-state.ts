/** What a reader has chosen, by the names of the choices; `file` and `vs` for the file and what it is compared with. */
export type ChosenState = ReadonlyMap<string, string>;

const parameterOf = (id: string) => `explore-${id}`;

/** `?explore-format=format:cjs,bundle:false` → the choices; nothing when the address says nothing of this explorer. */
export function readState(search: string, id: string): ChosenState | undefined {
  const text = new URLSearchParams(search).get(parameterOf(id));
  if (text === null) return undefined;
  // `format` without a value, or a value without a name, chooses nothing.
  const choices = text.split(',').filter((part) => part.indexOf(':') > 0);
  return new Map(
    choices.map((part) => {
      const colon = part.indexOf(':');
      return [part.slice(0, colon), part.slice(colon + 1)];
    }),
  );
}

/** The query with another state of this explorer, and everything else as it was. Without a state it says nothing of it. */
export function withState(search: string, id: string, state: ChosenState): string {
  const name = parameterOf(id);
  const own = [...state].map(([key, value]) => `${key}:${value}`).join(',');
  // Not written anew: what others put there stays to the letter.
  const parts = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(`${name}=`));
  if (own !== '') parts.push(`${name}=${encodeReadably(own)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Only what would end the value: `:`, `,`, `/` and `@` may stand in a query as they are. */
function encodeReadably(text: string): string {
  return encodeURIComponent(text).replaceAll(/%(?:2C|2F|3A|40)/g, decodeURIComponent);
}
