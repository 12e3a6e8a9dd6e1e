import { TSUP } from './tsup-options.ts';
import type { Generated } from './written.ts';

/** By the id of the tool. */
const GENERATED: Readonly<Record<string, Generated>> = { tsup: TSUP };

export function generatedFor(tool: string): Generated {
  const generated = GENERATED[tool];
  if (!generated) throw new Error(`${tool} has no options in tests/support/desk/generated.ts.`);
  return generated;
}
