export default {
  resolve: { alias: { '@': './src' } },
};
