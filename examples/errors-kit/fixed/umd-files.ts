export default {
  lib: [{ format: 'umd', umdName: 'kit' }],
};
