import { button } from '../button';

export const menu = (items: string[]): string => items.map(button).join(' ');
