export default { syntax: 'es2023' };
