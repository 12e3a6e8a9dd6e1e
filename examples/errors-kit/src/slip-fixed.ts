import { clamp } from './clamp';

console.log(clamp);
