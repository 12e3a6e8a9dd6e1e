export default { lib: [{ format: 'mf' }] };
