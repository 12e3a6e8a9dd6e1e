import type { ViteDevServer } from 'vite';
import { DEV_EVENT } from '../../model/document.ts';
import { formatProblems, ProblemError } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';
import type { DevSite } from './dev-site.ts';

export interface ProblemOverlay {
  /** Shows the current problems over the page and in the terminal, or removes the overlay. */
  show(): Promise<void>;
}

export function createProblemOverlay(vite: ViteDevServer, devSite: DevSite): ProblemOverlay {
  let shown = '';
  /** Warnings appear only in the terminal. */
  let hasErrors = false;
  let latest = 0;

  function send(): void {
    if (hasErrors) vite.ws.send({ type: 'error', err: { message: shown, stack: '', plugin: 'docs' } });
  }

  // A page opened while there are problems has to show them too.
  vite.ws.on('connection', send);
  return {
    async show() {
      const asked = ++latest;
      const problems = await devSite.problems().catch(problemsOf);
      if (asked !== latest) return;
      const text = problems.length === 0 ? '' : formatProblems(problems, devSite.options.report);
      if (text === shown) return;
      const hadErrors = hasErrors;
      shown = text;
      hasErrors = problems.some(({ level }) => level === 'error');
      if (text !== '') console.log(`\n${text}\n`);
      if (hasErrors) send();
      else if (hadErrors) vite.ws.send({ type: 'custom', event: DEV_EVENT.problemsFixed });
    },
  };
}

function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ProblemError) return error.problems;
  throw error;
}
