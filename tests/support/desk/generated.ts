import { RSLIB } from './rslib-options.ts';
import { TSDOWN } from './tsdown-options.ts';
import { TSC } from './tsc-options.ts';
import { TSUP } from './tsup-options.ts';
import { UNBUILD } from './unbuild-options.ts';
import { VITE } from './vite-options.ts';
import { MODERN } from './modernjs-module-options.ts';
import { ROLLUP } from './rollup-options.ts';
import type { Generated } from './written.ts';

/** By the id of the tool. */
const GENERATED: Readonly<Record<string, Generated>> = {
  tsup: TSUP,
  tsdown: TSDOWN,
  rslib: RSLIB,
  tsc: TSC,
  unbuild: UNBUILD,
  'modernjs-module': MODERN,
  vite: VITE,
  rollup: ROLLUP,
};

export function generatedFor(tool: string): Generated {
  const generated = GENERATED[tool];
  if (!generated) throw new Error(`${tool} has no options in tests/support/desk/generated.ts.`);
  return generated;
}
