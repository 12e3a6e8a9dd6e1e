import { volumeFs } from '../volume.ts';

export const { readFile, stat } = volumeFs.promises;
export const wholeModule = volumeFs.promises;
