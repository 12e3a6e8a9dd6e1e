export class Range {
  constructor(
    readonly from: number,
    readonly to: number,
  ) {}

  get length(): number {
    return this.to - this.from;
  }
}

/** A copy that ends later. */
export const longer = (range: { to: number }, by: number) => ({ ...range, to: range.to + by });
