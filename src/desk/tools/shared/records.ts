import type { Effect, Given } from '../../model/mapping.ts';
import { carry, outObject } from '../../model/out.ts';

/** Writes each part of an object into an object of Rslib, under the same name. */
export function partIn(at: string): {
  takesCode: true;
  convert: (given: Pick<Given<unknown>, 'setting' | 'key'>) => Effect[] | undefined;
} {
  return {
    takesCode: true,
    convert: ({ setting, key }) => {
      const value = carry(setting);
      return value && [{ at, value: outObject([[key, value]]) }];
    },
  };
}
