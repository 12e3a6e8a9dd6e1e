import type { LockedPackage } from '../../engine/output/packages/locked-packages.ts';

/** Licenses that only require their text to be included. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Zlib',
]);

const NOT_NAMED = 'not named';

const IN_NEXT =
  'processes images for Next.js, which builds an example; unchanged, and none of it is in the site';

/** Other licenses that are acceptable for certain packages, each with the reason. */
const NOTED: readonly { license: string; packages: RegExp; reason: string }[] = [
  {
    license: 'MPL-2.0',
    packages: /^lightningcss(?:-|$)/,
    reason: 'parses and minifies CSS during the build; none of it is in the site',
  },
  {
    license: 'MPL-2.0',
    packages: /^@resvg\/resvg-wasm$/,
    reason: 'draws the social cards; none of it is in the site',
  },
  {
    license: 'MPL-2.0',
    packages: /^(?:@axe-core\/playwright|axe-core)$/,
    reason: 'runs only in tests, unchanged',
  },
  {
    license: 'OFL-1.1',
    packages: /^@fontsource-variable\/geist(?:-mono)?$/,
    reason: 'the fonts of the site, which lists their license in sbom.json',
  },
  {
    license: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    reason: 'browser data; the lab includes it unchanged with Babel, and sbom.json names its license',
  },
  {
    license: 'LGPL-3.0-only',
    packages: /^rollup-plugin-dts$/,
    reason: 'bundles declarations for a tool that an example migrates from; none of it is in the site',
  },
  {
    license: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    reason: IN_NEXT,
  },
  {
    license: 'Apache-2.0 AND LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    reason: IN_NEXT,
  },
  {
    license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    packages: /^@img\/sharp-/,
    reason: IN_NEXT,
  },
  {
    license: 'Artistic-2.0',
    packages: /^domain-browser$/,
    reason: 'one of the Node.js polyfills that an example shows; unchanged',
  },
  {
    license: NOT_NAMED,
    packages: /^(?:browser-assert|console-browserify|querystring-es3)$/,
    reason: 'its license file has the text of the MIT license; used only by examples',
  },
];

export interface LicenseRow {
  license: string;
  packages: string[];
  /** Why the license is acceptable; empty if it needs no reason. */
  reason: string;
}

export interface LicenseReport {
  rows: LicenseRow[];
  /** As sentences. */
  problems: string[];
}

/** Groups packages by license and reports those that nobody has reviewed yet. */
export function checkLicenses(packages: readonly LockedPackage[]): LicenseReport {
  const rows = new Map<string, LicenseRow>();
  const problems = new Set<string>();
  for (const { name, version, license = NOT_NAMED } of packages) {
    const reason = reasonFor(name, license);
    if (reason === undefined)
      problems.add(`${name}@${version}: the license is ${license}, which nobody has approved yet.`);
    const key = `${license} ${reason ?? ''}`;
    const row = rows.get(key) ?? { license, packages: [], reason: reason ?? '' };
    rows.set(key, row);
    if (!row.packages.includes(name)) row.packages.push(name);
  }
  const byCount = [...rows.values()].sort(
    (a, b) => b.packages.length - a.packages.length || (a.license < b.license ? -1 : 1),
  );
  return { rows: byCount, problems: [...problems].sort() };
}

/**
 * Says why a license is acceptable: an empty string if it needs no reason, undefined if nobody has given one. One
 * alternative of an `OR` is enough; an `AND` needs all of its parts.
 */
function reasonFor(name: string, expression: string): string | undefined {
  const noted = NOTED.find(({ license, packages }) => license === expression && packages.test(name));
  if (noted) return noted.reason;
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ');
  const isMixed = alternatives.length > 1 && expression.includes(' AND ');
  const isFine =
    !isMixed && alternatives.some((one) => one.split(' AND ').every((part) => PERMISSIVE.has(part)));
  return isFine ? '' : undefined;
}
