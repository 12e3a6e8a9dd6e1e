export default {
  lib: [{ format: 'umd', bundle: false }],
};
