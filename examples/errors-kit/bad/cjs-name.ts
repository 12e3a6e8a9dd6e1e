export default {
  lib: [
    { format: 'cjs', autoExtension: false },
  ],
};
