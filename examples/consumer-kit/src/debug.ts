export const debug = process.env.DEBUG === 'kit';
