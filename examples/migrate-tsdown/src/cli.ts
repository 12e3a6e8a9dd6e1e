#!/usr/bin/env node
import { changes, clampAll } from './index';

declare const __VERSION__: string;

changes.on('clamped', (count) => console.log(`clamp-kit ${__VERSION__}: ${count} changed`));
console.log(clampAll([-5, 4, 50], { min: 0, max: 10 }));
