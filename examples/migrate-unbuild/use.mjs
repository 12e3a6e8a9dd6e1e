import { createRequire } from 'node:module';
import { clampAll, onClamp } from 'clamp-kit';

onClamp((count) => console.log(`${count} changed`));
console.log(clampAll([-5, 4, 50], { min: 0, max: 10 }));
console.log('require:', Object.keys(createRequire(import.meta.url)('clamp-kit')));
