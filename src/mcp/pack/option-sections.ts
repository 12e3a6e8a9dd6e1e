import type { SearchRecord } from '../../model/search.ts';

const CONFIG_PAGES = '/config/';

/** The sections of configuration pages whose headings name options, by the full names of these. */
export function optionSections(
  records: readonly SearchRecord[],
  options: readonly { name: string }[],
): Map<string, string> {
  const known = new Set(options.map(({ name }) => name));
  const sections = new Map<string, string>();
  for (const { objectID, hierarchy, type } of records) {
    if (!objectID.startsWith(CONFIG_PAGES)) continue;
    const title = type === 'content' ? hierarchy.lvl1 : hierarchy[type];
    for (const name of (title ?? '').split(/,\s*/)) {
      const full = [name, `lib.${name}`, `${hierarchy.lvl1}.${name}`].find((one) => known.has(one));
      if (full === undefined) continue;
      for (const one of namesOf(full, known)) if (!sections.has(one)) sections.set(one, objectID);
    }
  }
  return sections;
}

/** An option that may be in two places has one section. */
function namesOf(name: string, known: ReadonlySet<string>): string[] {
  const other = name.startsWith('lib.') ? name.slice('lib.'.length) : `lib.${name}`;
  return known.has(other) ? [name, other] : [name];
}
