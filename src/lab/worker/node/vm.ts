import { projectCode } from '../project/project-code.ts';

/** Evaluates code in the worker itself, whose global scope has been sealed before anything is built. */
export function runInThisContext(code: string, { filename = '' }: { filename?: string } = {}): unknown {
  projectCode.expectModuleAllowed(filename);
  // oxlint-disable-next-line no-eval -- this is what Rspack asks for
  return (0, eval)(code);
}
