export const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

export const isShort = (text: string): boolean => text.length < 10;
