import { useEffect, useEffectEvent, useState } from 'react';
import { Holder } from '../../../runtime/islands/Island.tsx';
import type { Held } from '../../../runtime/islands/Island.tsx';
import { historyState, rememberInHistory } from '../../../runtime/page/history-state.ts';
import { listen } from '../../../runtime/page/listen.ts';
import { usePageShown } from '../../../runtime/page/shared.tsx';
import { say } from '../say/say.ts';
import { readState } from './address-state.ts';
import { ShownOutputs } from './ShownOutputs.tsx';
import { useOutputs } from './use-outputs.ts';

declare module '../../../model/document.ts' {
  interface HistoryState {
    /** The explorer in the address was scrolled to, or is where the reader made a choice. */
    isExplored?: boolean | undefined;
  }
}

interface ExplorerProps {
  section: HTMLElement;
  /** Its name in the address. */
  id: string;
  /** Address of the outputs. */
  url: string;
  radios: Held;
  /** Of the view, with a height for all choices. */
  className: string;
  /** The output that is part of the page. */
  output: Held;
  note: string;
}

/** Shows the output in the page until those of all combinations are loaded. A choice tries again if they did not load. */
export function Explorer({ section, id, url, radios, className, output, note }: ExplorerProps) {
  const { data, hasFailed, retry } = useOutputs(url);
  const [visit, setVisit] = useState({ search: location.search });
  usePageShown(() => {
    // The page may be another one, and this explorer wait for the reader to come back.
    if (!section.isConnected) return;
    scrollToLinked(section, id);
    setVisit({ search: location.search });
  });
  const onChoice = useEffectEvent(retry);
  useEffect(() => listen(['change'], () => onChoice(), {}, section), [section]);
  return (
    <>
      <Holder className="explorer-choices" content={radios} />
      <div className={className} data-ready={data && ''}>
        {hasFailed && (
          <p className="explorer-error">
            {say('The other outputs cannot be loaded. Check your connection, then choose again.')}
          </p>
        )}
        {data ? <ShownOutputs {...{ section, id, data, visit }} /> : <Holder content={output} />}
      </div>
      <p className="explorer-note">{note}</p>
    </>
  );
}

/**
 * Scrolls to the explorer that the address mentions, once for each history entry: whoever comes back to an entry gets
 * their own place back. A hash and a reader who has scrolled say more precisely where to be.
 */
function scrollToLinked(section: HTMLElement, id: string): void {
  const { search, hash } = location;
  const isLinked = readState(search, id) !== undefined;
  if (!isLinked || hash !== '' || scrollY > 0 || historyState().isExplored) return;
  rememberInHistory({ isExplored: true });
  section.scrollIntoView();
}
