import type { Examined } from './use-examinations.ts';

/** The name that each package gives itself, or that of its file; a number tells the same names apart. */
export function packageNames(packages: readonly Examined[]): string[] {
  const names = packages.map(nameOf);
  return names.map((name, at) => {
    const earlier = names.slice(0, at).filter((each) => each === name).length;
    return earlier === 0 ? name : `${name} (${earlier + 1})`;
  });
}

function nameOf({ label, outcome }: Examined): string {
  if (!outcome || !('examination' in outcome) || outcome.examination.sizes.length === 0) return label;
  const { name, version } = outcome.examination;
  return `${name} ${version}`;
}
