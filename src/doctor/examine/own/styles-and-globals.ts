import { own } from '../../model/finding.ts';
import type { Finding } from '../../model/finding.ts';
import { shown } from '../../model/package.ts';
import type { Facts } from '../facts/facts.ts';

/** Finds scripts for Node.js that import a style sheet, which only bundlers can load. */
export function cssImports({ pkg, scripts }: Facts): Finding[] {
  return [...scripts].flatMap(([name, { imports }]) => {
    const css = imports.find(({ source }) => /\.(?:css|less|s[ac]ss)$/.test(source));
    if (!css) return [];
    return own({
      code: 'doctor/css-import',
      file: name,
      severity: isForBundlers(pkg.manifest) ? 'choice' : 'warning',
      what: `${name} imports ${shown(css.source)}. Bundlers can load that, Node.js cannot.`,
      fix: { in: 'elsewhere', how: 'Let users import the style sheet themselves, as an entry of its own.' },
    });
  });
}

/** A package that lists its style sheets as side effects is written for bundlers. */
function isForBundlers({ sideEffects }: Record<string, unknown>): boolean {
  return (
    Array.isArray(sideEffects) && sideEffects.some((each) => typeof each === 'string' && each.includes('css'))
  );
}

/** Finds what bundlers remove because `sideEffects` says that nothing in the package has any. */
export function droppedEffects({ pkg, scripts }: Facts): Finding[] {
  if (pkg.manifest['sideEffects'] !== false) return [];
  return [...scripts].flatMap(([name, { imports, setsGlobal }]) => {
    const css = imports.find(({ source, isBare }) => isBare && /\.(?:css|less|s[ac]ss)$/.test(source));
    const at = { file: 'package.json', field: 'sideEffects' };
    if (css) {
      const what = `\`sideEffects\` is false, but ${name} imports ${shown(css.source)}. Bundlers remove the styles.`;
      return own({ code: 'doctor/dropped-css', ...at, what });
    }
    if (setsGlobal === undefined) return [];
    const what = `\`sideEffects\` is false, but ${name} sets \`${shown(setsGlobal)}\`. Bundlers may remove that.`;
    return own({ code: 'doctor/dropped-global', ...at, what });
  });
}
