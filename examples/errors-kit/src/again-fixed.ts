import { createElement as create } from 'react';

export { clamp } from './clamp';

export const createElement = create;
export const load = () => import('./index');
