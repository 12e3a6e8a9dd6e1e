import type { UncheckedTypes } from '../../model/protocol.ts';

let hasTypes = false;
let unchecked: UncheckedTypes | undefined;
let givenUp = signal();

interface Signal {
  promise: Promise<void>;
  give(): void;
}

function signal(): Signal {
  let give = () => {};
  const promise = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

/** Whether the current build writes the declaration files that it asks for, and if not, why. */
export const declarations = {
  /** @param wantsTypes the reader has asked for TypeScript */
  begin(wantsTypes: boolean): void {
    hasTypes = wantsTypes;
    unchecked = undefined;
    givenUp = signal();
  },

  /** Rspack itself writes isolated declarations, which are not checked. Everything else takes TypeScript. */
  canWrite({ bundle, isolated }: { bundle?: unknown; isolated?: boolean }): boolean {
    if (bundle !== undefined && bundle !== false) unchecked = { why: 'bundled' };
    else if (isolated !== true && !hasTypes) unchecked ??= { why: 'off' };
    else return true;
    return false;
  },

  /** Notes that TypeScript could not check the project as it would be checked outside of the lab. */
  giveUp(reason: UncheckedTypes): void {
    unchecked ??= reason;
    givenUp.give();
  },

  /** Settles if nothing more is going to be written. */
  givenUp(): Promise<void> {
    return givenUp.promise;
  },

  unchecked(): UncheckedTypes | undefined {
    return unchecked;
  },
};
