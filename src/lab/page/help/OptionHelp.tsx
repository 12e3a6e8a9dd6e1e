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
  return (
    <div className="lab-help">
      {unknown.map((option) => (
        <p key={option.from} className="lab-unknown">
          <code>{option.name}</code> is not an option of Rslib.{' '}
          {option.didYouMean !== undefined && (
            <>
              Did you mean{' '}
              <button
                type="button"
                className="lab-tool"
                onClick={() => onFix(option, option.didYouMean ?? '')}
              >
                {option.didYouMean}
              </button>
              ?
            </>
          )}
        </p>
      ))}
      {pages.size > 0 && (
        <p>
          About{' '}
          {[...pages].map(([name, page], index) => (
            <span key={name}>
              {index > 0 && ', '}
              <a href={base + page.slice(1)}>{name}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
