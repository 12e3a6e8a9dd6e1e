export default {
  source: { alias: { '@': './src' } },
};
