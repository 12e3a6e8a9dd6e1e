export const place = 'custom';
