import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from './fence-meta.ts';

const highlighted = (meta: string) => [...parseFenceMeta(meta).highlighted];

describe('fence meta', () => {
  it('is empty by default', () => {
    const { attributes, highlighted: lines, ...values } = parseFenceMeta(undefined);
    expect([...attributes, ...lines]).toEqual([]);
    expect(Object.values(values).filter((value) => value !== undefined)).toEqual([]);
    expect(parseFenceMeta(null).title).toBeUndefined();
  });

  it('reads a title in single or double quotes, or without quotes', () => {
    expect(parseFenceMeta('title="tool.config.ts"').title).toBe('tool.config.ts');
    expect(parseFenceMeta('title=\'a "b" c\'').title).toBe('a "b" c');
    expect(parseFenceMeta('title=a.ts').title).toBe('a.ts');
    expect(parseFenceMeta('title').title).toBeUndefined();
    expect(parseFenceMeta('title=""').title).toBeUndefined();
  });

  it('reads lines and ranges, repeatedly and with spaces', () => {
    expect(highlighted('{1,3-5}')).toEqual([1, 3, 4, 5]);
    expect(highlighted('{ 2 , 4 - 5 } title="x" {9}')).toEqual([2, 4, 5, 9]);
  });

  it('treats braces in a title as text', () => {
    expect(highlighted('title="{1}"')).toEqual([]);
  });

  it('ignores invalid ranges, and huge ones do not fill memory', () => {
    expect(highlighted('{}')).toEqual([]);
    expect(highlighted('{-,3-,,5-4}')).toEqual([]);
    expect(highlighted('{1-99999999}').length).toBeLessThan(20_000);
  });

  it('distinguishes a flag that is off from a missing one', () => {
    expect(parseFenceMeta('lineNumbers wrapCode')).toMatchObject({ lineNumbers: true, wrapCode: true });
    expect(parseFenceMeta('lineNumbers=false wrapCode="false"')).toMatchObject({
      lineNumbers: false,
      wrapCode: false,
    });
    expect(parseFenceMeta('title="lineNumbers"').lineNumbers).toBeUndefined();
  });

  it('splits a file from its region', () => {
    expect(parseFenceMeta('file="./a.ts"')).toMatchObject({ file: './a.ts', region: undefined });
    expect(parseFenceMeta('file="./a.ts#setup"')).toMatchObject({ file: './a.ts', region: 'setup' });
    expect(parseFenceMeta('file="./a.ts" region="setup"')).toMatchObject({ file: './a.ts', region: 'setup' });
  });

  it('keeps unknown attributes', () => {
    expect([...parseFenceMeta('twoslash project="dts" data-x=1').attributes]).toEqual([
      ['twoslash', true],
      ['project', 'dts'],
      ['data-x', '1'],
    ]);
  });
});
