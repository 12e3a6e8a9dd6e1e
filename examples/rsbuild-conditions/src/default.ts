export const place = 'default';
