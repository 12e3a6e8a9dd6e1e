import { clmap } from './clamp';

console.log(clmap);
