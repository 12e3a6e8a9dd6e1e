import { has } from 'consumer-kit/files';

console.log(has('package.json'));
