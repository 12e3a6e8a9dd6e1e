import type { ProjectFiles } from '../../model/protocol.ts';

/** The project that a first visit shows. */
export const STARTER: ProjectFiles = {
  'src/index.ts': `import { clamp } from './clamp';

export type Bounds = { min: number; max: number };

/** Keep every value inside the bounds. */
export function clampAll(list: number[], { min, max }: Bounds): number[] {
  return list.map((n) => clamp(n, min, max));
}
`,
  'src/clamp.ts': `export const clamp = (n: number, min: number, max: number): number =>
  Math.min(Math.max(n, min), max);
`,
  'rslib.config.ts': `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
  ],
});
`,
  'package.json': `{
  "name": "clamp-kit",
  "version": "1.0.0",
  "type": "module"
}
`,
  'tsconfig.json': `{
  "compilerOptions": {
    "strict": true,
    "target": "ES2022",
    "module": "ESNext",
    "moduleResolution": "bundler"
  },
  "include": ["src"]
}
`,
};
