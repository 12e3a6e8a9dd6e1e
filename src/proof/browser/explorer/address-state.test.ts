import { describe, expect, it } from 'vitest';
import { readState, withState } from './address-state.ts';

const state = new Map([
  ['format', 'cjs'],
  ['@swc/helpers', 'not-declared'],
  ['file', 'dist/index.cjs'],
  ['vs', 'esm+true'],
]);

describe('the state in the address', () => {
  it('is readable and survives a round trip', () => {
    const search = withState('', 'format', state);
    expect(search).toBe(
      '?explore-format=format:cjs,@swc/helpers:not-declared,file:dist/index.cjs,vs:esm%2Btrue',
    );
    expect(readState(search, 'format')).toEqual(state);
  });

  it('leaves other parameters exactly as they are', () => {
    const search = '?navbar=0&explore-format=a:b&explore-dts=dts:bundle';
    expect(withState(search, 'format', new Map())).toBe('?navbar=0&explore-dts=dts:bundle');
    expect(withState(search, 'format', new Map([['format', 'cjs']]))).toBe(
      '?navbar=0&explore-dts=dts:bundle&explore-format=format:cjs',
    );
    expect(readState(search, 'dts')).toEqual(new Map([['dts', 'bundle']]));
  });

  it('needs no query if nothing is chosen', () => {
    expect(withState('?explore-format=format:cjs', 'format', new Map())).toBe('');
  });

  it('ignores malformed choices', () => {
    expect(readState('?explore-format=,,x', 'format')?.get('format')).toBeUndefined();
  });
});
