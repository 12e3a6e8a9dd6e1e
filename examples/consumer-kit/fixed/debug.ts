export const debug =
  typeof process !== 'undefined' &&
  process.env.DEBUG === 'kit';
