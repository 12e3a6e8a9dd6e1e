// @ts-expect-error The package has no types.
import toSorted from 'core-js-pure/stable/array/to-sorted.js';

export const sorted = (list: number[]): number[] => toSorted(list);
