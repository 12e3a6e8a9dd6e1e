import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { BUILD_FAILS } from '../../model/explorer.ts';
import type { ExplorerData } from '../../model/explorer.ts';
import { announce } from '../../../runtime/navigate/announce.ts';
import { loadPart } from '../../../runtime/page/lazy-part.ts';
import { listen } from '../../../runtime/page/listen.ts';
import { historyState } from '../../../runtime/page/history-state.ts';
import { readState, withState } from './address-state.ts';
import type { Compare } from './compare-html.ts';
import { readChoices } from './choices.ts';
import type { Choices } from './choices.ts';
import { CompareBar } from './CompareBar.tsx';
import { tabOf, viewOf } from './explorer-state.ts';
import type { ExplorerState, ExplorerView } from './explorer-state.ts';
import { ExplorerCode } from './ExplorerCode.tsx';
import { FileTabs } from './FileTabs.tsx';

/** The query a reader arrived with; a new object on every visit to the page. */
export interface Visit {
  search: string;
}

interface ShownOutputsProps {
  section: HTMLElement;
  id: string;
  data: ExplorerData;
  visit: Visit;
}

/** Shows the real output of the chosen combination. Its radio buttons are part of the static page. */
export function ShownOutputs({ section, id, data, visit }: ShownOutputsProps) {
  const [choices] = useState(() => readChoices(section));
  const [state, setState] = useState(() => stateAt(visit, id, choices, choices.checked()));
  const [shownVisit, setShownVisit] = useState(visit);
  if (visit !== shownVisit) {
    setShownVisit(visit);
    setState(stateAt(visit, id, choices, choices.indexOfState(new Map())));
  }
  const [compare, setCompare] = useState<Compare>();
  const view = viewOf(data, state, compare);
  /** Nobody hears about what the address says. */
  const hasChosen = useRef(false);

  const change = (part: Partial<ExplorerState>) => {
    const next = { ...state, ...part };
    const shown = viewOf(data, next, compare);
    setState(next);
    hasChosen.current = true;
    announceFile(shown);
    storeInAddress(id, choices, next, shown);
  };

  const onChoice = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && target.closest('.explorer-choices'))
      change({ index: choices.checked() });
  });
  const onStart = useEffectEvent(() => {
    // The choice may predate the scripts, and the reader may have left the page in the meantime.
    const isNew = choices.stateOf(state.index).size > 0 && !readState(location.search, id);
    if (isNew && section.isConnected) storeInAddress(id, choices, state, view);
  });
  useEffect(() => {
    onStart();
    return listen(['change'], (event) => onChoice(event), {}, section);
  }, [section]);
  useLayoutEffect(() => choices.check(state.index), [choices, state.index]);
  const onComparing = useEffectEvent((loaded: Compare | undefined) => {
    // The reader can choose again.
    if (!loaded) return setState({ ...state, compared: undefined });
    setCompare(() => loaded);
    if (hasChosen.current) announceFile(viewOf(data, state, loaded));
  });
  const isComparing = state.compared !== undefined;
  const prepareRetry = useEffectEvent(() => {
    const asked = state.compared;
    return () => setState((now) => ({ ...now, compared: asked }));
  });
  useEffect(() => {
    if (isComparing)
      void loadPart('explorer', loadCompare, prepareRetry()).then((loaded) => onComparing(loaded));
  }, [isComparing]);

  return (
    <>
      <CompareBar
        names={choices.names}
        {...state}
        openIn={(data.openIn ?? []).map((link) => ({ ...link, address: link.address + state.index }))}
        onCompare={(compared) => change({ compared })}
      />
      {view.config && <ExplorerCode {...view.config} />}
      <ExplorerCode {...view.file}>
        <FileTabs
          name={`${id}:file`}
          files={view.pairs.map((pair) => tabOf(pair, data, isComparing && compare !== undefined))}
          chosen={view.path}
          onChoose={(requestedPath) => change({ requestedPath })}
        />
      </ExplorerCode>
    </>
  );
}

/** Few readers compare, so the code for it loads with the first comparison. */
const loadCompare = async () => (await import('./compare-html.ts')).prepareCompare();

function announceFile({ file }: ExplorerView): void {
  announce(`${file.title} ${file.note}`);
}

/** Reads this explorer's state from the address; without one, uses the fallback combination. */
function stateAt({ search }: Visit, id: string, choices: Choices, fallback: number): ExplorerState {
  const state = readState(search, id);
  return {
    index: state ? choices.indexOfState(state) : fallback,
    compared: choices.indexOfName(state?.get('vs')),
    requestedPath: state?.get('file'),
  };
}

function storeInAddress(
  id: string,
  choices: Choices,
  { index, compared }: ExplorerState,
  { path, pairs }: ExplorerView,
): void {
  const state = choices.stateOf(index);
  if (compared !== undefined) state.set('vs', choices.nameOf(compared));
  if (path !== pairs[0]?.path && path !== BUILD_FAILS) state.set('file', path);
  const { pathname, search, hash } = location;
  // The reader is at the explorer already: coming back to this entry must not scroll.
  const remembered = { ...historyState(), isExplored: true };
  history.replaceState(remembered, '', pathname + withState(search, id, state) + hash);
}
