import { percent } from './index';

Object.assign(globalThis, { percent });
