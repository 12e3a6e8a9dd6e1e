import path from 'node:path';
import { ProblemError } from '../../../model/problem.ts';
import { displayPath } from '../../files/display-path.ts';
import { CODE_OF_PAGE, EndlessError, endlessProblem, timeLimitMs } from '../../files/load-in-time.ts';
import type { PagePart } from '../../page/components/page-parts.ts';
import type { Site } from '../../site/site-navigation.ts';
import type { SlotName } from '../../../model/slots.ts';
import { withinTime } from './time-limit.ts';

/** Wraps an error of a component, thrown by code that knows where the component is written. */
export class FailedParts extends Error {
  constructor(
    readonly parts: readonly PagePart[],
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Runs a page's expressions and components, and reports their errors to the author. */
export function runAuthorCode<Result>(
  site: Site,
  relativePath: string,
  run: () => Result,
  slotOf?: SlotOf,
): Result {
  return explainFailures(site, relativePath, () => withinTime(timeLimitMs(), run), slotOf);
}

/** Says whether a slot failed, which is not the fault of the page. */
type SlotOf = () => SlotName | undefined;

/**
 * Reports errors to a page's author. Code of the theme needs no time limit, whose watchdog takes a millisecond: a fifth
 * of a build in which only one of 350 pages is compiled.
 */
export function explainFailures<Result>(
  { siteDir, docsDir, config }: Site,
  relativePath: string,
  run: () => Result,
  slotOf: SlotOf = () => undefined,
): Result {
  try {
    return run();
  } catch (error) {
    const slot = slotOf();
    const written = slot && config.slots[slot];
    const source = written === undefined ? path.join(docsDir, relativePath) : path.resolve(siteDir, written);
    const file = displayPath(siteDir, source);
    if (error instanceof EndlessError)
      throw new ProblemError([
        endlessProblem(file, slot ? `The component of \`slots.${slot}\`` : CODE_OF_PAGE),
      ]);
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    const parts = error instanceof FailedParts && !slot ? error.parts : [];
    const subject = slot ? `The component of \`slots.${slot}\`` : 'A component of this page';
    const places: Partial<PagePart>[] = parts.length > 0 ? [...parts] : [{}];
    throw new ProblemError(
      places.map(({ name, ...place }) => ({
        level: 'error',
        file,
        ...place,
        what: `${name === undefined ? subject : `<${name}>`} failed while it was rendered: ${reason.replace(/\.$/, '')}.`,
        fix: 'It must also work without a browser. Move code that needs one into an effect.',
      })),
    );
  }
}
