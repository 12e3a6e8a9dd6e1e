export default {
  lib: [
    { id: 'browser' },
    { id: 'node', format: 'cjs' },
  ],
};
