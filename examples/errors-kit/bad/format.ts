export default {
  lib: [{ format: 'es' }],
};
