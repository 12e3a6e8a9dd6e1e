export { createElement } from 'react';
export { clamp } from './clamp';

export const load = () => import('./index');
