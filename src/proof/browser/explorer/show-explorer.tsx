import { EXPLORER, EXPLORER_DATA } from '../../model/document.ts';
import type { ReadIsland } from '../../../runtime/islands/Island.tsx';
import { addStyles } from '../../../runtime/page/add-styles.ts';
import { Explorer } from './Explorer.tsx';
import barStyles from './compare-bar.css?inline';
import styles from './explorer.css?inline';
import tabStyles from './file-tabs.css?inline';

/** Reads an explorer from the page: its choices stay as they are, and its output until the others are there. */
export const readExplorer: ReadIsland = (section, hold) => {
  addStyles(styles + tabStyles + barStyles);
  const find = (selector: string) => section.querySelector(selector)!;
  return (
    <Explorer
      section={section}
      id={section.getAttribute(EXPLORER) ?? ''}
      url={section.getAttribute(EXPLORER_DATA) ?? ''}
      radios={hold(find('.explorer-choices'))}
      className={find('.explorer-view').className}
      output={hold(find('.explorer-view > *'))}
      note={find('.explorer-note').textContent}
    />
  );
};
