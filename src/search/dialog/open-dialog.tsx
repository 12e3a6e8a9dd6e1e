import { flushSync } from 'react-dom';
import { SEARCH, searchOf } from '../../model/document.ts';
import { addStyles } from '../../runtime/page/add-styles.ts';
import { showPart } from '../../runtime/page/parts.tsx';
import { say } from '../../runtime/page/say.ts';
import { takeTyped } from '../../runtime/start/early-typing.ts';
import { createProvider } from './provider.ts';
import type { DialogProvider } from './provider.ts';
import { SearchDialog } from './SearchDialog.tsx';
import type { OpenRequest } from './SearchDialog.tsx';
import styles from './search.css?inline';
import { createSearchHistory } from './stored-searches.ts';
import { searchTexts } from './texts.ts';

interface MountedDialog {
  key: string;
  show(request: OpenRequest): void;
  leave(): void;
}

/** Kept here because the document has one dialog, which outlives the pages; another language replaces what is in it. */
let mounted: MountedDialog | undefined;

/** Opens the dialog for the current page. Index and texts depend on its language. */
export async function openDialog(query: string): Promise<void> {
  const isMounted = mounted !== undefined;
  const dialog = dialogOfPage();
  // Rendering and opening are separate tasks, so neither blocks a slow machine for long.
  if (!isMounted) await new Promise((resolve) => setTimeout(resolve));
  const typed = takeTyped();
  // Escape canceled it, or an earlier request has opened it already.
  if (typed === undefined) return;
  dialog.show({
    query: typed.replaceAll('\n', '') || query,
    isTyped: typed !== '',
    isSent: typed.endsWith('\n'),
  });
}

/** Renders the closed dialog before anybody asks for it. */
export function prepareDialog(): void {
  dialogOfPage();
}

/** Searches without the dialog. It is here because a chunk that both share would make opening the dialog slower. */
export function providerOfPage(): DialogProvider {
  return createProvider(searchOf(document.documentElement));
}

function dialogOfPage(): MountedDialog {
  const html = document.documentElement;
  const key = `${html.lang} ${html.getAttribute(SEARCH)}`;
  if (mounted?.key === key) return mounted;
  mounted?.leave();
  const settings = searchOf(html);
  addStyles(styles);
  const provider = createProvider(settings, { say });
  const history = createSearchHistory(settings);
  const texts = searchTexts(say);
  const render = (request?: OpenRequest) =>
    showPart(
      'SearchDialog',
      <SearchDialog
        key={key}
        request={request}
        provider={provider}
        history={history}
        settings={settings}
        texts={texts}
      />,
    );
  render();
  mounted = {
    key,
    leave: () => provider.close?.(),
    show: (request) => flushSync(() => render(request)),
  };
  return mounted;
}
