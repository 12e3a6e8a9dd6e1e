import { createElement } from 'react';

export const badge = (text: string) => createElement('span', null, text);
