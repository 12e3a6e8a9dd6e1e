import { say } from './say/say.ts';

interface PackageListProps {
  packages: readonly { id: number; name: string }[];
  shown: number | undefined;
  onShow: (id: number) => void;
}

/** Lists the packages that were examined, to go back to one of them. */
export function PackageList({ packages, shown, onShow }: PackageListProps) {
  return (
    <nav className="doctor-packages" aria-label={say('Packages')}>
      {packages.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="tool-button"
          aria-current={id === shown ? 'true' : undefined}
          onClick={() => onShow(id)}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
