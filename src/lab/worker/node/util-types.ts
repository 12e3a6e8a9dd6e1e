export function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}

export function isRegExp(value: unknown): value is RegExp {
  return value instanceof RegExp;
}

export function isNativeError(value: unknown): value is Error {
  return value instanceof Error;
}

export function isDate(value: unknown): value is Date {
  return value instanceof Date;
}
