import type { Tool } from '../model/tool.ts';
import { TSUP } from './tsup/tool.ts';

/** The tools whose configurations can be converted. What their options depend on is their own business. */
export const TOOLS = [TSUP] as unknown as readonly Tool[];
