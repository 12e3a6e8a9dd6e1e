/** A reader's choices by name, plus `file` for the file and `vs` for the combination it is compared with. */
export type ChosenState = ReadonlyMap<string, string>;

const parameterOf = (id: string) => `explore-${id}`;

/** Parses `?explore-format=format:cjs,bundle:false`. Returns undefined if the query does not mention this explorer. */
export function readState(search: string, id: string): ChosenState | undefined {
  const text = new URLSearchParams(search).get(parameterOf(id));
  if (text === null) return undefined;
  // Skips a name without a value and a value without a name.
  const choices = text.split(',').filter((part) => part.indexOf(':') > 0);
  return new Map(
    choices.map((part) => {
      const colon = part.indexOf(':');
      return [part.slice(0, colon), part.slice(colon + 1)];
    }),
  );
}

/** Replaces this explorer's state, or removes it if it is empty. The rest of the query is unchanged. */
export function withState(search: string, id: string, state: ChosenState): string {
  const name = parameterOf(id);
  const own = [...state].map(([key, value]) => `${key}:${value}`).join(',');
  // URLSearchParams would encode the other parameters again, possibly differently.
  const parts = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(`${name}=`));
  if (own !== '') parts.push(`${name}=${encodeReadably(own)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Encodes a value but keeps `:`, `,`, `/` and `@`, which are valid in a query. */
function encodeReadably(text: string): string {
  return encodeURIComponent(text).replaceAll(/%(?:2C|2F|3A|40)/g, decodeURIComponent);
}
