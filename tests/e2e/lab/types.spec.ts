import { expect } from '@playwright/test';
import { encodeShare } from '../../../src/lab/model/share.ts';
import { buildInWorker, startWorker, test as inWorker } from '../../support/lab-site.ts';
import { expectBuilt, labState, shownOutput, startLab, test, writeFile } from '../../support/lab-page.ts';

const TSCONFIG = '{ "compilerOptions": { "strict": true, "rootDir": "src" }, "include": ["src"] }';
const PROJECT = {
  'package.json': '{ "name": "sum", "type": "module" }',
  'rslib.config.ts': "export default { lib: [{ format: 'esm', dts: true }] };\n",
  'src/index.ts': 'export const sum = (one: number, other: number) => one + other;\n',
  'tsconfig.json': TSCONFIG,
};
const UNCHECKED = /^Built in [\d.]+ s, types not checked$/;
const CHECKED = /^Built in [\d.]+ s$/;

test('types are checked, and declaration files written, once the reader loads TypeScript', async ({
  page,
}) => {
  test.slow();
  const loaded: string[] = [];
  page.on('request', (request) => {
    const name = /\/lab\/((?:typescript|types)[^/]*)\.\w+$/.exec(request.url())?.[1];
    if (name !== undefined) loaded.push(name);
  });
  const types = page.getByRole('switch', { name: /^Types/ });
  const output = page.getByRole('region', { name: 'Output' });

  await test.step('without it, the state says what was not done, and the download is named', async () => {
    await startLab(page, `/lab${await encodeShare(PROJECT)}`);
    await expectBuilt(page, UNCHECKED);
    await expect(types).not.toBeChecked();
    await expect(types).toHaveAccessibleName(/Types\s*loads 0\.\d MB/);
    expect(loaded).toEqual([]);
  });

  await test.step('the button turns the switch on, and the focus stays at the output', async () => {
    await page.getByRole('button', { name: /^Load TypeScript \(0\.\d MB\)$/ }).press('Enter');
    await expect(output).toBeFocused();
    await expect(types).toBeChecked();
    await expectBuilt(page, CHECKED);
    await page.getByRole('button', { name: 'dist/index.d.ts' }).click();
    await expect(shownOutput(page)).toHaveText(
      'export declare const sum: (one: number, other: number) => number;',
    );
    expect(loaded.map((name) => name.replace(/-[\w-]{8}$/, '')).sort()).toEqual([
      'typescript',
      'typescript-lib',
    ]);
  });

  await test.step('a type error fails the build', async () => {
    await writeFile(page, 'src/index.ts', "export const count: number = 'one';\n");
    await expectBuilt(page, /^Failed in/);
    await expect(page.locator('.lab-console')).toContainText(
      "TS2322: Type 'string' is not assignable to type 'number'.",
    );
  });

  await test.step('a package without types in the lab is named, and nothing is claimed', async () => {
    await writeFile(page, 'src/index.ts', "export { z } from 'zod';\n");
    await expectBuilt(page, UNCHECKED);
    await expect(output).toContainText(
      'The lab does not have the types of zod, so it wrote no declaration files.',
    );
    await page.getByText('Console', { exact: true }).click();
    await expect(page.locator('.lab-console')).not.toContainText('declaration files generated');
  });

  await test.step('bundled declarations are left to the command line', async () => {
    await writeFile(page, 'rslib.config.ts', 'export default { lib: [{ dts: { bundle: true } }] };\n');
    await expect(output).toContainText('The lab does not bundle declaration files');
    await expectBuilt(page, UNCHECKED);
  });

  await test.step('the next visit remembers the switch, and a failed download is explained', async () => {
    await page.route('**/typescript-lib-*', (route) => route.abort());
    await page.reload();
    await expect(types).toBeChecked();
    await writeFile(page, 'rslib.config.ts', PROJECT['rslib.config.ts']);
    await writeFile(page, 'src/index.ts', PROJECT['src/index.ts']);
    await expect(output).toContainText('TypeScript could not be loaded.', { timeout: 45_000 });
    await expectBuilt(page, UNCHECKED);
    await page.unroute('**/typescript-lib-*');
    await writeFile(page, 'src/index.ts', 'export const one = 1;\n');
    await expectBuilt(page, CHECKED);
    await types.uncheck();
    await expect(labState(page)).toHaveText(UNCHECKED);
  });
});

const literal = (lib: object) => ({ kind: 'literal', value: { lib: [lib] } }) as const;

inWorker('Rspack writes isolated declarations without TypeScript', async ({ page, labSite }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  expect(await startWorker(page, labSite)).toMatchObject({ type: 'ready' });
  const files = {
    ...PROJECT,
    'tsconfig.json': TSCONFIG.replace('"rootDir"', '"isolatedDeclarations": true, "rootDir"'),
    'src/index.ts': "export * from './sum';\n",
    'src/sum.ts': 'export const sum = (one: number, other: number): number => one + other;\n',
  };
  const built = await buildInWorker(
    page,
    files,
    literal({ format: 'cjs', dts: { isolated: true, autoExtension: true } }),
  );
  expect(built).toMatchObject({ ok: true, unchecked: undefined });
  expect(built.files['dist/index.d.cts']).toBe("export * from './sum.cjs';\n");
  expect(built.files['dist/sum.d.cts']).toContain('sum: (one: number, other: number) => number');
  expect(requests.filter((url) => url.includes('/typescript'))).toEqual([]);
});

inWorker(
  'TypeScript finds the types of packages that the lab has, and follows aliases',
  async ({ startedLab }) => {
    const files = {
      'rslib.config.ts': PROJECT['rslib.config.ts'],
      'package.json': '{ "type": "module", "peerDependencies": { "react": "*" } }',
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "rootDir": "src", "jsx": "react-jsx", "paths": { "@/*": ["./src/*"] }, "module": "esnext", "moduleResolution": "bundler" }, "include": ["src"] }',
      'src/index.tsx': `import type { ReactNode } from 'react';
export { on } from '@/events';
export const Title = ({ children }: { children: ReactNode }) => <b>{children}</b>;
`,
      'src/events.ts': "import mitt from 'mitt';\nexport const on = mitt<{ open: string }>().on;\n",
    };
    const config = {
      kind: 'literal',
      value: { lib: [{ dts: true }], source: { entry: { index: 'src/index.tsx' } } },
    } as const;
    const built = await startedLab.build(files, config, false, true);
    expect(built, built.console).toMatchObject({ ok: true, unchecked: undefined });
    expect(built.files['dist/index.d.ts']).toContain("export { on } from './events.js';");
    expect(built.files['dist/index.d.ts']).toContain('=> import("react").JSX.Element');
    expect(built.files['dist/events.d.ts']).toContain('handler: import("mitt").Handler<{');
    // TypeScript 7 keeps the quotes of types that it repeats.
    expect(built.files['dist/events.d.ts']).toContain("(type: '*', handler: ");
  },
);
