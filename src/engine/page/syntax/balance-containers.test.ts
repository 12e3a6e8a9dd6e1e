import { describe, expect, it } from 'vitest';
import { balanceContainers } from './balance-containers.ts';

function balance(...lines: string[]) {
  const slips = balanceContainers(lines, [...lines.keys()]);
  return { lines, slips: slips.map(({ line, column, what }) => `${line}:${column} ${what}`) };
}

describe('nested containers', () => {
  it('are left unchanged if the author counted colons', () => {
    const lines = ['::::tip', ':::note', 'x', ':::', '::::'];
    expect(balance(...lines)).toEqual({ lines, slips: [] });
  });

  it('need fewer colons than the outer ones', () => {
    expect(balance(':::tip', ':::note', 'x', ':::', 'y', ':::')).toEqual({
      lines: ['::::tip', ':::note', 'x', ':::', 'y', '::::'],
      slips: [],
    });
  });

  it('may be nested deeper, or follow each other', () => {
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

  it('keep what precedes the colons', () => {
    expect(balance('- :::tip', '  :::note', '  :::', '  :::').lines).toEqual([
      '- ::::tip',
      '  :::note',
      '  :::',
      '  ::::',
    ]);
  });
});

describe('mistakes', () => {
  it('include containers without an end', () => {
    expect(balance('a', '  :::tip', 'b').slips).toEqual(['2:3 The container is never closed.']);
    expect(balance('::::tip', ':::note', '::::').slips).toEqual(['2:1 The container is never closed.']);
  });

  it('include ends without a container', () => {
    expect(balance('a', '> :::').slips).toEqual(['2:3 These colons end a container, but none is open.']);
    expect(balance('::::tip', ':::', '::::').slips).toHaveLength(1);
  });

  it('do not include colons with another meaning', () => {
    const lines = ['::', 'a ::: b', ':::{x}', '::: {x}', '::::::::+', 'a:::'];
    expect(balance(...lines)).toEqual({ lines, slips: [] });
  });

  it('do not include code, but the container around it gets more colons', () => {
    const lines = [':::tip', '::::', ':::note', ':::'];
    expect(balanceContainers(lines, [0, 3])).toEqual([]);
    expect(lines).toEqual([':::::tip', '::::', ':::note', ':::::']);
  });
});
