/** The language itself, and what stays besides it. None of it reaches past the worker that it is in. */
const KEPT = new Set(
  `AggregateError Array ArrayBuffer AsyncDisposableStack Atomics BigInt BigInt64Array BigUint64Array Boolean DataView
  Date DisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity
  Int16Array Int32Array Int8Array InternalError Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError
  ReferenceError Reflect RegExp Set SharedArrayBuffer String SuppressedError Symbol SyntaxError Temporal TypeError
  URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly decodeURI
  decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt undefined
  unescape

  AbortController AbortSignal CompressionStream CustomEvent DOMException DecompressionStream ErrorEvent Event
  EventTarget MessageChannel MessageEvent MessagePort PromiseRejectionEvent ReadableStream TextDecoder TextEncoder
  TransformStream URL URLSearchParams WritableStream addEventListener atob btoa clearInterval clearTimeout console
  crypto dispatchEvent isSecureContext onerror onmessageerror onrejectionhandled onunhandledrejection performance
  queueMicrotask removeEventListener reportError self setInterval setTimeout structuredClone

  Buffer clearImmediate global process setImmediate`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Removes everything from the global scope that reaches past the worker: the network, storage, other workers, devices.
 * Code of a project can run in every build, because Rspack evaluates modules itself where a loader asks for it. What
 * such code could store under the site's origin, the site would later trust. What it could post, the page would take for
 * an answer of this worker.
 */
export function sealGlobals(alsoKept: readonly string[] = []): void {
  for (const owner of globalObjects()) {
    for (const name of Object.getOwnPropertyNames(owner)) {
      if (!KEPT.has(name) && !alsoKept.includes(name) && name !== 'constructor') removeGlobal(owner, name);
    }
  }
  // A kept interface must not lead to an address that a script could be loaded from.
  removeGlobal(URL, 'createObjectURL');
}

/** The global object and its prototypes, except those that all objects and all event targets share. */
function globalObjects(): object[] {
  const objects: object[] = [];
  for (
    let object: object | null = globalThis;
    object !== null && object !== Object.prototype && object !== EventTarget.prototype;
    object = Object.getPrototypeOf(object) as object | null
  ) {
    objects.push(object);
  }
  return objects;
}

function removeGlobal(owner: object, name: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  if (descriptor === undefined) return;
  forgetConstructor(descriptor.value);
  const isConstant = 'value' in descriptor && Object(descriptor.value) !== descriptor.value;
  if (Reflect.deleteProperty(owner, name) || isConstant) return;
  throw new Error(`The worker cannot be sealed: "${name}" stays.`);
}

/** An object that exists, such as a thread, must not lead to its constructor. */
function forgetConstructor(removed: unknown): void {
  if (typeof removed !== 'function') return;
  const prototype: unknown = removed.prototype;
  if (typeof prototype === 'object' && prototype !== null) Reflect.deleteProperty(prototype, 'constructor');
}
