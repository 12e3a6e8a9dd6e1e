import { clamp } from './clamp';

if (clamp(5, { min: 0, max: 1 }) !== 1) throw new Error('clamp is broken');
