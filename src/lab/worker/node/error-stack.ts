/** A call as Firefox lists it, such as `build@https://example.org/worker.js:1:20`. */
const CALL = /^(.*)@(.+)$/;

/**
 * Makes the stack of an error start with its message and list calls as in Node. Rslib prints the first line as the
 * message, and in Firefox that would be a call.
 */
export function provideErrorStack(prototype: object = Error.prototype): void {
  // Only engines that list nothing but calls have this property.
  const stack = Object.getOwnPropertyDescriptor(prototype, 'stack');
  const read = stack?.get;
  if (!read) return;
  Object.defineProperty(prototype, 'stack', {
    ...stack,
    get(this: Error) {
      const calls: unknown = read.call(this);
      if (typeof calls !== 'string') return calls;
      return [String(this), ...calls.trimEnd().split('\n').map(asInNode)].join('\n');
    },
  });
}

function asInNode(call: string): string {
  const [, name = '', place = call] = CALL.exec(call) ?? [];
  return `    at ${name === '' ? place : `${name} (${place})`}`;
}
