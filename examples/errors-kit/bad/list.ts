export default [{ format: 'esm' }];
