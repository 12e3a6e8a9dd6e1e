import { clamp } from 'apps-kit/clamp';

console.log(clamp(-1));
