import { readFileSync } from 'node:fs';

export const read = (name: string): string => readFileSync(name, 'utf8');
