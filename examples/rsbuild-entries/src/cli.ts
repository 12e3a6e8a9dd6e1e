import { clampAll } from './index';

console.log(clampAll(process.argv.slice(2).map(Number), { min: 0, max: 10 }));
