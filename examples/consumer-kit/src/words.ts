declare const require: (file: string) => string[];

const load = (language: string): string[] => require(`./words/${language}.json`);

export const words = load('en');
