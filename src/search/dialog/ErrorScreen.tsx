import type { SearchTexts } from './texts.ts';

interface ErrorScreenProps {
  texts: SearchTexts;
  advice: string | undefined;
  onRetry: () => void;
}

export function ErrorScreen({ texts, advice, onRetry }: ErrorScreenProps) {
  return (
    <div className="search-screen" data-screen="error">
      <p className="search-screen-title">{texts.errorTitle}</p>
      <p>{advice ?? texts.errorHelp}</p>
      <button type="button" className="search-retry" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
