export const file = ['a', 'b'].join('/');
