import type { ViteDevServer } from 'vite';
import { DEV_EVENT } from '../../model/document.ts';
import { formatProblems, ProblemError } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';
import type { DevSite } from './dev-site.ts';

export interface ProblemOverlay {
  /** Shows what is wrong now, over the page and in the terminal, or takes it away again. */
  show(): Promise<void>;
}

export function createProblemOverlay(vite: ViteDevServer, devSite: DevSite): ProblemOverlay {
  let shown = '';
  /** Warnings alone go to the terminal only. */
  let hasErrors = false;
  let latest = 0;

  function send(): void {
    if (hasErrors) vite.ws.send({ type: 'error', err: { message: shown, stack: '', plugin: 'docs' } });
  }

  // A page that is opened while something is wrong has to hear of it too.
  vite.ws.on('connection', send);
  return {
    async show() {
      const asked = ++latest;
      const problems = await devSite.problems().catch(problemsOf);
      if (asked !== latest) return;
      const text = problems.length === 0 ? '' : formatProblems(problems);
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
