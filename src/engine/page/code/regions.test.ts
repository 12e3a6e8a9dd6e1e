import { describe, expect, it } from 'vitest';
import { cutRegion } from './regions.ts';

const source = [
  "import a from 'a';",
  '// #region setup',
  '  const one = 1;',
  '  // #region inner',
  '    const two = 2;',
  '  // #endregion inner',
  '',
  '  const three = 3;',
  '// #endregion',
  'done();',
  '',
].join('\n');

describe('regions', () => {
  it('extracts a region with nested ones, and removes the shared indentation', () => {
    expect(cutRegion(source, 'setup')).toEqual({
      code: 'const one = 1;\n  const two = 2;\n\nconst three = 3;',
    });
    expect(cutRegion(source, 'inner')).toEqual({ code: 'const two = 2;' });
  });

  it('returns a whole file without its markers and trailing newline', () => {
    expect(cutRegion(source, undefined)).toEqual({
      code: "import a from 'a';\n  const one = 1;\n    const two = 2;\n\n  const three = 3;\ndone();",
    });
  });

  it('lists the available regions if the requested one is missing', () => {
    expect(cutRegion(source, 'stup')).toEqual({ missing: ['setup', 'inner'] });
    expect(cutRegion('a', 'x')).toEqual({ missing: [] });
  });

  it.each([
    ['// #region x', '// #endregion'],
    ['// region x', '// endregion'],
    ['/* #region x */', '/* #endregion x */'],
    ['# region x', '# endregion'],
    ['<!-- #region x -->', '<!-- #endregion -->'],
    ['-- #region x', '-- #endregion'],
  ])('reads %s', (start, end) => {
    expect(cutRegion(`a\n${start}\nb\n${end}\nc`, 'x')).toEqual({ code: 'b' });
  });

  it('joins a region that is opened twice', () => {
    const twice = '// #region x\na\n// #endregion\nb\n// #region x\nc\n// #endregion';
    expect(cutRegion(twice, 'x')).toEqual({ code: 'a\nc' });
  });

  it('matches a region without a name to its own end', () => {
    const unnamed = '// #region x\na\n// #region\nb\n// #endregion\nc\n// #endregion';
    expect(cutRegion(unnamed, 'x')).toEqual({ code: 'a\nb\nc' });
  });

  it('returns an empty string for an empty region', () => {
    expect(cutRegion('// #region x\n// #endregion', 'x')).toEqual({ code: '' });
  });
});
