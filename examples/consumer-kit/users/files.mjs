import { has } from '../dist/files.cjs';

console.log(has('package.json'));
