import type { Tool } from '../model/tool.ts';
import { MODERN } from './modernjs-module/tool.ts';
import { ROLLUP } from './rollup/tool.ts';
import { RSLIB } from './rslib/tool.ts';
import { TSDOWN } from './tsdown/tool.ts';
import { TSC } from './tsc/tool.ts';
import { TSUP } from './tsup/tool.ts';
import { UNBUILD } from './unbuild/tool.ts';
import { VITE } from './vite/tool.ts';

/**
 * The tools whose configurations can be converted. If a project has signs of several, the first one is meant, so tools
 * come before those that they are built on. What their options depend on is their own business.
 */
export const TOOLS = [TSUP, TSDOWN, UNBUILD, MODERN, RSLIB, ROLLUP, VITE, TSC] as unknown as readonly Tool[];
