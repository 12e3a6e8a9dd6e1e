import { expect, test } from 'vitest';
import { lackingPackages } from './lacking-packages.ts';

const lacking = (printed: string, named: string[] = []) =>
  lackingPackages(printed, named, (name) => name === 'react' || name === '@types/node');
const E = '\u001B';

test('names the packages that TypeScript has not found', () => {
  const printed = `src/a.ts:1:19 - ${E}[91merror${E}[0m${E}[90m TS2307: ${E}[0mCannot find module 'zod/v4' or its corresponding type declarations.
error TS2688: Cannot find type definition file for 'vite/client'.
a.ts:2:1 - error TS7016: Could not find a declaration file for module '@a/b'. '/node_modules/@a/b/x.js' implicitly has an 'any' type.
tsconfig.json:2:14 - error TS6053: File '@tsconfig/node20/tsconfig.json' not found.
a.tsx:1:1 - error TS2875: This JSX tag requires the module path 'preact/jsx-runtime' to exist, but none could be found.
`;
  expect(lacking(printed)).toEqual(['zod', 'vite', '@a/b', '@tsconfig/node20', 'preact']);
});

test('does not take for a package what is the project’s own mistake', () => {
  const printed = `a.ts:1:1 - error TS2307: Cannot find module './missing' or its corresponding type declarations.
a.ts:2:1 - error TS2307: Cannot find module '@/missing' or its corresponding type declarations.
a.ts:3:1 - error TS2307: Cannot find module 'node:fs' or its corresponding type declarations.
a.ts:3:1 - error TS2307: Cannot find module 'fs' or its corresponding type declarations.
a.ts:4:1 - error TS2307: Cannot find module 'react/missing' or its corresponding type declarations.
a.ts:5:7 - error TS2322: Type 'string' is not assignable to type 'number'.
`;
  expect(lacking(printed)).toEqual([]);
});

test('names types that a declaration file asks for, even if only what they declare is missing', () => {
  const printed =
    "a.ts:1:1 - error TS2307: Cannot find module './logo.svg' or its corresponding type declarations.";
  expect(lacking(printed, ['vite', 'node'])).toEqual(['vite']);
});
