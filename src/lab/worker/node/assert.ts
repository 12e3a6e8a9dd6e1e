/** Throws if a value is falsy, as loaders expect it of Node. */
export function ok(value: unknown, message: string | Error = 'The value is falsy.'): asserts value {
  if (!value) throw message instanceof Error ? message : new Error(message);
}

/** In Node, the module is the function itself. */
export const wholeModule = Object.assign(ok, { ok });
