export interface Reader {
  name?: { first: string };
}

/** Falls back where nothing is known. */
export const greet = (reader?: Reader): string => `Hello ${reader?.name?.first ?? 'reader'}`;

export class Counter {
  static step = 1;
  count = 0;

  add = (...steps: number[]): number => {
    for (const step of steps) this.count += step ** Counter.step;
    return this.count;
  };
}
