import { mayRing } from './index';

if (!mayRing(12)) throw new Error('A bell may ring at noon.');
