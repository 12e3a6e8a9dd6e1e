export const button = (text: string): string => `[${text}]`;
