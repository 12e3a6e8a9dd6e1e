import en from './words/en.json';

export const words: string[] = en;
