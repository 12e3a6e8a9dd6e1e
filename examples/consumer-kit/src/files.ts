import { existsSync } from 'node:fs';

export const has = (file: string): boolean => existsSync(file);
