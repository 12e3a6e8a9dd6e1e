export function clamp(value: number, max: number): number {
  if (Number.isNaN(max)) throw new TypeError('max is not a number');
  return Math.min(value, max);
}
