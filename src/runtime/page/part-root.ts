import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

/** Creates a React root beside the page, for a part of the app that is loaded on demand. */
export function createPartRoot(): Root {
  return createRoot(document.body.appendChild(document.createElement('div')));
}
