import type { Examined } from './use-examinations.ts';
import { say } from './words/say.ts';

interface PackageListProps {
  packages: readonly Examined[];
  shown: number | undefined;
  onShow: (id: number) => void;
}

/** Returns the name that a package gives itself, or that of its file until then. */
export function nameOf({ label, outcome }: Examined): string {
  if (!outcome || !('examination' in outcome) || outcome.examination.sizes.length === 0) return label;
  const { name, version } = outcome.examination;
  return `${name} ${version}`;
}

/** Lists the packages that were examined, to go back to one of them. */
export function PackageList({ packages, shown, onShow }: PackageListProps) {
  return (
    <nav className="doctor-packages" aria-label={say('Packages')}>
      {packages.map((one) => (
        <button
          key={one.id}
          type="button"
          className="doctor-tool"
          aria-current={one.id === shown ? 'true' : undefined}
          onClick={() => onShow(one.id)}
        >
          {nameOf(one)}
        </button>
      ))}
    </nav>
  );
}
