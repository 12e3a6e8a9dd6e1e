import type { SearchTexts } from './texts.ts';

export function ErrorScreen({ texts, onRetry }: { texts: SearchTexts; onRetry: () => void }) {
  return (
    <div className="search-screen" data-screen="error">
      <p className="search-screen-title">{texts.errorTitle}</p>
      <p>{texts.errorHelp}</p>
      <button type="button" className="search-retry" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
