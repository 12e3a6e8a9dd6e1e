import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import { TOOLS } from '../tools/tools.ts';
import { convert } from './convert.ts';

interface Changed {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

function converted(scripts: Record<string, string>, config?: string, packageName = 'tsup') {
  const manifest = JSON.stringify({ type: 'module', scripts, devDependencies: { [packageName]: '1' } });
  const result = convert({ manifest, ...(config !== undefined && { config }) });
  if (result.kind !== 'converted') throw new Error(result.kind);
  const changed = JSON.parse(result.manifest ?? '') as Changed;
  return { ...changed, list: result.list.map(({ name, outcome }) => [name, outcome]), result };
}

/** What may be before, after and between programs. */
const AROUND =
  'npx -y env A=1 nodemon --exec concurrently -p dlx --watch src -- && ; | " \' ( ) echo ./node_modules/.bin/ \\'.split(
    ' ',
  );

describe('a call that another command starts', () => {
  it.each([
    ['npx -y tsup', 'npx -y rslib'],
    ['npm exec -- tsup', 'npm exec -- rslib'],
    ['env X=1 tsup', 'env X=1 rslib'],
    ['NODE_ENV=production cross-env A=1 tsup', 'NODE_ENV=production cross-env A=1 rslib'],
    ['nodemon --watch src --exec tsup', 'nodemon --watch src --exec rslib'],
    ['concurrently "tsup --watch" "vitest"', 'concurrently "rslib --watch" "vitest"'],
    ["sh -c 'rm -r dist; tsup'", "sh -c 'rm -r dist; rslib'"],
  ])('is changed: %s', (script, expected) => {
    const { scripts, devDependencies } = converted({ build: script });
    expect(scripts['build']).toBe(expected);
    expect(devDependencies).not.toHaveProperty('tsup');
  });

  it.each(['pnpm dlx tsup', 'npx -p tsup tsup', 'wireit --with tsup', 'echo tsup', '(tsup)'])(
    'is for the reader to decide if it is not known: %s',
    (script) => {
      const { scripts, devDependencies, list } = converted({ build: 'tsup', other: script });
      expect(scripts).toEqual({ build: 'rslib', other: script });
      expect(devDependencies).toHaveProperty('tsup');
      expect(list).toEqual([['scripts.other', 'decision']]);
    },
  );

  it('keeps its form if a command would have to follow it', () => {
    const { scripts, list } = converted(
      { build: 'sh -c "tsup"', all: 'tsup' },
      "export default { onSuccess: 'node check.js' };",
    );
    expect(scripts).toEqual({ build: 'sh -c "tsup"', all: 'rslib && node check.js' });
    expect(list).toContainEqual(['scripts.build', 'decision']);
  });

  it('may have the name of a script', () => {
    const { devDependencies, list } = converted({
      tsup: 'tsup',
      build: 'npm run tsup && npm run build:tsup',
    });
    expect(devDependencies).not.toHaveProperty('tsup');
    expect(list).toEqual([]);
  });
});

it('keeps a package that an option made unnecessary if a script runs it', () => {
  const { devDependencies, list } = converted(
    { build: 'tsup', shrink: 'terser dist/index.js' },
    "import 'tsup';\nexport default { minify: 'terser' };",
    'terser',
  );
  expect(devDependencies).toHaveProperty('terser');
  expect(list).toContainEqual(['scripts.shrink', 'decision']);
});

/** A package with other uses, such as the compiler, stays whatever scripts say. */
const DROPPED = TOOLS.filter(
  ({ keepsScripts, drops, packageNames: [name] }) => !keepsScripts && (drops ?? [name]).includes(name),
);

describe.each(DROPPED)('scripts of $name', ({ packageNames: [packageName], programs }) => {
  it('name no program that was dropped, unless the list says so', () => {
    const part = fc.constantFrom(...programs, ...AROUND);
    const script = fc.array(fc.tuple(part, fc.constantFrom(' ', ' ', '')), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(script, { minLength: 1, maxLength: 3 }), (lists) => {
        const before = Object.fromEntries(lists.map((words, at) => [`s${at}`, words.flat().join('')]));
        const { scripts, devDependencies, list } = converted(
          before,
          `import '${packageName}';\nexport default {};`,
          packageName,
        );
        const named = Object.keys(scripts).filter((name) =>
          programs.some((program) =>
            new RegExp(`(?<![\\w:-])${program}(?![\\w:-])`).test(scripts[name] ?? ''),
          ),
        );
        const listed = list.map(([name]) => name);
        expect(named.filter((name) => !listed.includes(`scripts.${name}`))).toEqual([]);
        expect(Object.hasOwn(devDependencies, packageName)).toBe(named.length > 0);
      }),
      fuzz(),
    );
  });
});

describe('a flag of a script', () => {
  it('with a value that Rslib does not take is for the reader to decide', () => {
    const { scripts, list, result } = converted({ build: 'tsup', dev: 'tsup --watch src --silent' });
    expect(scripts['dev']).toBe('rslib --watch --log-level error');
    expect(list).toEqual([
      ['scripts.dev: --watch src', 'decision'],
      ['scripts.dev: --silent', 'converted'],
    ]);
    expect(result.list[0]).toMatchObject({ code: '--watch src', text: '`--watch`, without a value.' });
  });

  it.each([
    ['tsup --config ./other.ts', { config: 'export default {};' }, 'not needed'],
    ['tsup --config ./other.ts', { config: 'export default {};', name: 'other.ts' }, 'not needed'],
    ['tsup --config ./other.ts', { config: 'export default {};', name: 'tsup.config.ts' }, 'decision'],
    ['tsup --config ./other.ts', {}, 'decision'],
    ['tsup --no-config', {}, 'not needed'],
    ['tsup --no-config', { config: 'export default {};' }, 'decision'],
  ])('names the configuration, or none: %s, with %j', (script, input, outcome) => {
    const manifest = JSON.stringify({ tsup: { minify: true }, scripts: { build: script } });
    const result = convert({ ...input, manifest });
    const flag = `scripts.build: ${script.slice(5)}`;
    expect(result).toMatchObject({ list: [{ name: flag, outcome }] });
    // The field is not read then, and stays.
    expect(result).toMatchObject({ manifest: expect.stringContaining('"minify"') as unknown });
  });

  it('that names another configuration than the build is for the reader to decide', () => {
    const { list } = converted(
      { build: 'tsup', cli: 'tsup -c cli.ts' },
      "import 'tsup';\nexport default {};",
    );
    expect(list).toEqual([['scripts.cli: -c cli.ts', 'decision']]);
  });
});

describe('several calls that build', () => {
  it('become items of their own, and one call', () => {
    const { scripts, list, result } = converted(
      { build: 'npx tsup src/a.ts && cp a b && npx tsup src/b.ts --format cjs --minify --silent && echo' },
      "import 'tsup';\nexport default { format: 'esm', clean: true, wat: 1 };",
    );
    expect(scripts['build']).toBe('npx rslib --log-level error && cp a b && echo');
    expect(result.config).toContain(`  lib: [
    { format: 'esm', source: { entry: { a: './src/a.ts' } } },
    { format: 'cjs', source: { entry: { b: './src/b.ts' } }, output: { minify: true } },
  ],`);
    expect(list).toEqual([
      ['format', 'converted'],
      ['clean', 'not needed'],
      ['wat', 'decision'],
      ['scripts.build: src/a.ts', 'converted'],
      ['scripts.build: --format cjs', 'converted'],
      ['scripts.build: --minify', 'converted'],
      ['scripts.build: src/b.ts', 'converted'],
      ['scripts.build: --silent', 'converted'],
    ]);
  });

  it.each([
    ['tsup src/a.ts && tsup src/b.ts --watch', 'rslib && rslib --watch'],
    ['tsup src/a.ts || tsup src/b.ts', 'rslib || rslib'],
    ['A=1 tsup src/a.ts && A=2 tsup src/b.ts', 'A=1 rslib && A=2 rslib'],
    ['concurrently "tsup src/a.ts" "tsup src/b.ts"', 'concurrently "rslib" "rslib"'],
  ])('stay where one run is not the same, and their options are listed: %s', (build, expected) => {
    const { scripts, list } = converted({ build });
    expect(scripts['build']).toBe(expected);
    expect(list).toContainEqual(['scripts.build: src/b.ts', 'decision']);
  });
});
