export const bytes =
  new TextEncoder().encode('kit');
