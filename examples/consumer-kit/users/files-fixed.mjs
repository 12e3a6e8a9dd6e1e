import { has } from '../dist/files.js';

console.log(has('package.json'));
