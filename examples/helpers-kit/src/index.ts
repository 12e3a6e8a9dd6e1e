export { Alarm } from './alarm';
export { Timer } from './timer';
