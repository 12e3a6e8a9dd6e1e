import { read } from 'apps-kit/files';

console.log(read('notes.txt'));
