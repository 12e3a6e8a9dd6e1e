import { inspect } from './inspect.ts';

export { inspect } from './inspect.ts';
export const TextEncoder = globalThis.TextEncoder;
export const TextDecoder = globalThis.TextDecoder;

type Callback = (error: unknown, value?: unknown) => void;
type WithCallback = (...args: unknown[]) => unknown;

export function promisify(call: WithCallback): (...args: unknown[]) => Promise<unknown> {
  return function promisified(this: unknown, ...args) {
    return new Promise((resolve, reject) => {
      const callback: Callback = (error, value) => {
        if (error !== null && error !== undefined) reject(error);
        else resolve(value);
      };
      call.call(this, ...args, callback);
    });
  };
}

export function deprecate<Call>(call: Call): Call {
  return call;
}

export function inherits(derived: { prototype: object }, base: { prototype: object }): void {
  Object.setPrototypeOf(derived.prototype, base.prototype);
}

export function debuglog(): () => void {
  return () => {};
}

export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  return inspect(one, { depth: Infinity }) === inspect(other, { depth: Infinity });
}

/** Joins arguments as `console.log` prints them. */
export function format(first: unknown, ...rest: unknown[]): string {
  if (typeof first !== 'string') return [first, ...rest].map((value) => shown(value)).join(' ');
  let used = 0;
  const text = first.replaceAll(/%[sdifjoOc%]/g, (code) => {
    if (code === '%%') return '%';
    if (used >= rest.length) return code;
    const value = rest[used];
    used += 1;
    return formatted(code, value);
  });
  return [text, ...rest.slice(used).map((value) => shown(value))].join(' ');
}

function formatted(code: string, value: unknown): string {
  if (code === '%c') return '';
  if (code === '%j') return JSON.stringify(value);
  if (code === '%i') return String(Number.parseInt(String(value), 10));
  if (code === '%d' || code === '%f') return String(Number(value));
  return code === '%s' ? shown(value) : inspect(value);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value);
}

// oxlint-disable-next-line no-control-regex -- escape sequences start with one
const ESCAPES = /\u001B(?:\[[\d;?]*[A-Za-z]|\][^\u0007]*\u0007)/g;

export function stripVTControlCharacters(text: string): string {
  return text.replaceAll(ESCAPES, '');
}

const STYLES: Readonly<Record<string, readonly [number, number]>> = {
  reset: [0, 0],
  bold: [1, 22],
  dim: [2, 22],
  italic: [3, 23],
  underline: [4, 24],
  inverse: [7, 27],
  strikethrough: [9, 29],
  black: [30, 39],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
  white: [37, 39],
  gray: [90, 39],
  grey: [90, 39],
  bgRed: [41, 49],
  bgYellow: [43, 49],
};

export function styleText(style: string | readonly string[], text: string): string {
  return [style].flat().reduceRight((inner, name) => {
    const [open, close] = STYLES[name] ?? [0, 0];
    return `\u001B[${open}m${inner}\u001B[${close}m`;
  }, text);
}

export * as types from './util-types.ts';
