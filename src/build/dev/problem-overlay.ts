import type { ViteDevServer } from 'vite';
import { formatProblems } from '../../model/problem.ts';
import type { DevSite } from './dev-site.ts';

/** Sent when nothing is wrong any more: the browser takes the overlay away and keeps its place. */
const MENDED = 'docs:mended';

export interface ProblemOverlay {
  /** Shows what is wrong now, over the page and in the terminal, or takes it away again. */
  show(): void;
}

export function createProblemOverlay(vite: ViteDevServer, devSite: DevSite): ProblemOverlay {
  let shown = '';

  function send(): void {
    if (shown === '') return;
    vite.ws.send({ type: 'error', err: { message: shown, stack: '', plugin: 'docs' } });
  }

  // A page that is opened while something is wrong has to hear of it too.
  vite.ws.on('connection', send);
  return {
    show() {
      const problems = devSite.problems();
      const text = problems.length === 0 ? '' : formatProblems(problems);
      if (text === shown) return;
      const wasShown = shown !== '';
      shown = text;
      if (text !== '') console.log(`\n${text}\n`);
      if (problems.some(({ level }) => level === 'error')) send();
      else if (wasShown) vite.ws.send({ type: 'custom', event: MENDED });
    },
  };
}
