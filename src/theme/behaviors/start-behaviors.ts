import { carryHiddenParts } from '../../runtime/navigate/carry-hidden-parts.ts';
import type { PageStore } from '../../runtime/page/page-store.ts';
import type { BrowserExtension } from '../../runtime/islands/browser-extension.ts';
import { sleepingIslands, startIslands } from '../../runtime/islands/wake-islands.tsx';
import { choiceOf, subscribeChoices } from '../../runtime/storage/choices.ts';
import { restoreTabs } from '../../components/tabs/tab-groups.ts';
import { ISLANDS } from '../../components/islands.tsx';
import { startCodeTools } from '../code/load-code-tools.ts';
import { showLinkedLines, startLineLinks } from '../code/line-links.ts';
import { startClosing } from '../popup/close-popups.ts';
import { revealHash, startReveal } from './reveal.ts';
import { applyTheme } from '../theme-switch/theme-choice.ts';
import { startTooltip } from '../tooltip/load-tooltip.ts';
import { startZoom } from '../zoom/load-zoom.tsx';
import { shellIslands } from '../pieces/shell-islands.ts';

type Prepare = (isPainted?: boolean) => void;

/**
 * Makes static markup interactive: each behavior adds its delegated listeners once, and may return what prepares each
 * page that is shown. If one fails, the others still work, and the console says which.
 */
export function startBehaviors(store: PageStore, extensions: readonly BrowserExtension[]): void {
  const behaviors: Record<string, () => Prepare | void> = {
    // Before all that may reveal something in one.
    islands: () =>
      startIslands(Object.assign(shellIslands(), ISLANDS, ...extensions.map((one) => one.islands)), store),
    theme: () => {
      subscribeChoices(applyTheme);
      return applyTheme;
    },
    tabs: () => {
      // A group of tabs far from the screen follows the choice too, so nothing moves when the reader gets there.
      const restore = () => restoreTabs(sleepingIslands('Tabs'), choiceOf);
      subscribeChoices(restore);
      return restore;
    },
    reveal: () => {
      startReveal();
      revealHash();
    },
    popups: () => startClosing(store),
    tooltip: startTooltip,
    'hidden-parts': () => carryHiddenParts,
    'code-tools': () =>
      startCodeTools(
        store,
        extensions.flatMap(({ codeTools }) => codeTools ?? []),
      ),
    zoom: startZoom,
    lines: () => {
      startLineLinks();
      return showLinkedLines;
    },
    ...Object.fromEntries(extensions.map(({ name, start }) => [name, () => start?.()])),
  };
  const onEachPage = Object.entries(behaviors).flatMap(([name, start]) => {
    const prepare = contain(name, start);
    return prepare ? [(isPainted?: boolean) => contain(name, () => prepare(isPainted))] : [];
  });
  for (const prepare of onEachPage) prepare();
  store.onShown((isPainted) => {
    for (const prepare of onEachPage) prepare(isPainted);
  });
}

function contain<Result>(name: string, run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    console.error(`${name} failed:`, error);
    return undefined;
  }
}
