export { place } from '#place';
