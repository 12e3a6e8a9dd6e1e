import { Session } from 'node:inspector/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { convert } from './convert.ts';

/** Counts the functions that are called, and the characters that are split. Time would depend on the machine. */
async function workOf(run: () => void): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const split = vi.spyOn(String.prototype, 'split');
  run();
  const characters = split.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const ranges = result
    .filter(({ url }) => /\/src\/(?:desk|config-text)\//.test(url))
    .flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return characters + ranges.reduce((sum, { count }) => sum + count, 0);
}

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

afterEach(() => vi.restoreAllMocks());

describe('four times as many options are about four times as much work', () => {
  it.each<[string, (count: number) => string]>([
    [
      'in one object',
      (count) => `export default { define: {\n${lines(count, (at) => `o${at}: '${at}',`)} } };`,
    ],
    ['that are unknown', (count) => `export default {\n${lines(count, (at) => `o${at}: load(${at}),`)} };`],
    ['with comments', (count) => `export default {\n${lines(count, (at) => `// a\no${at}: 1, // b`)} };`],
    ['that replace each other', (count) => `export default {\n${lines(count, (at) => `o: ${at},`)} };`],
    ['in a list', (count) => `export default { external: [\n${lines(count, (at) => `'o${at}',`)} ] };`],
    [
      'in configurations of their own',
      (count) => `export default [\n${lines(count, () => '{ dts: true },')} ];`,
    ],
    [
      'for two formats, with files of a kind',
      (count) =>
        `export default { format: ['esm', 'cjs'], loader: {\n${lines(count, (at) => `'.o${at}': 'text',`)} } };`,
    ],
    [
      'from constants that need each other',
      (count) =>
        `const a0 = load();\n${lines(count, (at) => `const a${at + 1} = load(a${at});`)}\nexport default { define: { a: a${count} } };`,
    ],
  ])('%s', async (_, configOf) => {
    const work = async (count: number) => {
      const config = configOf(count);
      return workOf(() => convert({ config, tool: 'tsup', manifest: '{}' }));
    };
    const [few, many] = [await work(100), await work(400)];
    expect(many).toBeGreaterThan(few);
    expect(many / few).toBeLessThan(5);
  });
});

it('one level more is not twice the work', async () => {
  const [open, close] = [`{ ${'a'.repeat(60)}: `.repeat(40), '}'.repeat(40)];
  const config = `export default { define: { x: ${open}1${close} } };`;
  expect(await workOf(() => convert({ config, tool: 'tsup', manifest: '{}' }))).toBeLessThan(100_000);
});
