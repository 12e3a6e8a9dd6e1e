import type { Facts } from '../facts/facts.ts';

/** Above this number, a list is longer than it is useful. */
const MOST_LISTED = 10;

/** The right value of `sideEffects`; undefined if the field may stay as it is. */
export function proposeSideEffects({ pkg, scripts }: Facts): unknown {
  const { sideEffects } = pkg.manifest;
  if (sideEffects !== undefined && sideEffects !== false) return undefined;
  const isStyle = (name: string) => /\.(?:css|less|s[ac]ss)$/.test(name);
  const hasStyles = [...pkg.files.keys()].some(isStyle);
  const effective = [...scripts].filter(
    ([, { imports, setsGlobal, hasEffect }]) =>
      setsGlobal !== undefined ||
      imports.some(({ source, isBare }) => isBare && isStyle(source)) ||
      // Where the author has said that nothing has effects, a call at top level does not contradict it.
      (hasEffect && sideEffects === undefined),
  );
  if (effective.length > MOST_LISTED) return true;
  const list = [...(hasStyles ? ['**/*.css'] : []), ...effective.map(([name]) => `./${name}`)];
  if (list.length === 0) return sideEffects === undefined ? false : undefined;
  return sideEffects === false && effective.length === 0 ? undefined : list;
}
