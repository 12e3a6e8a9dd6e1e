import { Filled, Listed } from '../say/Filled.tsx';
import type { ExplainedOption } from './explain.ts';

interface OptionHelpProps {
  options: readonly ExplainedOption[];
  base: string;
  /** Replaces a name in the file. */
  onFix: (option: ExplainedOption, name: string) => void;
}

/** Lists the options of the configuration below the editor: unknown ones first, then links to the pages of the others. */
export function OptionHelp({ options, base, onFix }: OptionHelpProps) {
  const unknown = options.filter(({ isKnown }) => !isKnown);
  const pages = new Map(
    options.flatMap(({ name, page }) => (page === undefined ? [] : [[name, page] as const])),
  );
  if (unknown.length === 0 && pages.size === 0) return null;
  const links = [...pages].map(([name, page]) => (
    <a key={name} href={base + page.slice(1)}>
      {name}
    </a>
  ));
  return (
    <div className="lab-help">
      {unknown.map((option) => (
        <p key={option.from} className="lab-unknown">
          <Filled text="{option} is not an option of Rslib." slots={{ option: <code>{option.name}</code> }} />{' '}
          {option.didYouMean !== undefined && (
            <Filled
              text="Did you mean {option}?"
              slots={{
                option: (
                  <button
                    type="button"
                    className="tool-button"
                    onClick={() => onFix(option, option.didYouMean ?? '')}
                  >
                    {option.didYouMean}
                  </button>
                ),
              }}
            />
          )}
        </p>
      ))}
      {pages.size > 0 && (
        <p>
          <Filled text="About {options}" slots={{ options: <Listed items={links} /> }} />
        </p>
      )}
    </div>
  );
}
