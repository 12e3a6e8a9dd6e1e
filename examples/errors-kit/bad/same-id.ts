export default {
  lib: [
    { id: 'browser' },
    { id: 'browser', format: 'cjs' },
  ],
};
