export const bytes = Buffer.from('kit');
