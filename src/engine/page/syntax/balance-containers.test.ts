import { describe, expect, it } from 'vitest';
import { balanceContainers } from './balance-containers.ts';

function balance(...lines: string[]) {
  const slips = balanceContainers(lines, [...lines.keys()]);
  return { lines, slips: slips.map(({ line, column, what }) => `${line}:${column} ${what}`) };
}

describe('containers inside containers', () => {
  it('are left as they are where the author counted', () => {
    const lines = ['::::tip', ':::note', 'x', ':::', '::::'];
    expect(balance(...lines)).toEqual({ lines, slips: [] });
  });

  it('need fewer colons than what is around them', () => {
    expect(balance(':::tip', ':::note', 'x', ':::', 'y', ':::')).toEqual({
      lines: ['::::tip', ':::note', 'x', ':::', 'y', '::::'],
      slips: [],
    });
  });

  it('may go deeper, and stand side by side', () => {
    const written = ':::tip|:::note|:::info|:::|:::|:::warning|:::|:::|:::danger|:::'.split('|');
    const { lines, slips } = balance(...written);
    expect(slips).toEqual([]);
    expect(lines).toEqual([
      ':::::tip',
      '::::note',
      ':::info',
      ':::',
      '::::',
      ':::warning',
      ':::',
      ':::::',
      ':::danger',
      ':::',
    ]);
  });

  it('may be closed by more colons than they have', () => {
    expect(balance(':::tip', ':::::').lines).toEqual([':::tip', ':::']);
    expect(balance('::::tip', ':::note', ':::::', '::::').slips).toEqual([]);
  });

  it('keep what stands before the colons', () => {
    expect(balance('- :::tip', '  :::note', '  :::', '  :::').lines).toEqual([
      '- ::::tip',
      '  :::note',
      '  :::',
      '  ::::',
    ]);
  });
});

describe('slips', () => {
  it('are containers without an end', () => {
    expect(balance('a', '  :::tip', 'b').slips).toEqual(['2:3 The container is never closed.']);
    expect(balance('::::tip', ':::note', '::::').slips).toEqual(['2:1 The container is never closed.']);
  });

  it('are ends without a container', () => {
    expect(balance('a', '> :::').slips).toEqual(['2:3 These colons end a container, but none is open.']);
    expect(balance('::::tip', ':::', '::::').slips).toHaveLength(1);
  });

  it('are no colons that mean something else', () => {
    const lines = ['::', 'a ::: b', ':::{x}', '::: {x}', '::::::::+', 'a:::'];
    expect(balance(...lines)).toEqual({ lines, slips: [] });
  });

  it('do not count in lines that are code, but the container around them gets more colons', () => {
    const lines = [':::tip', '::::', ':::note', ':::'];
    expect(balanceContainers(lines, [0, 3])).toEqual([]);
    expect(lines).toEqual([':::::tip', '::::', ':::note', ':::::']);
  });
});
