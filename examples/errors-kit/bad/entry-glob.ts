export default {
  source: {
    entry: { index: './src/**' },
  },
};
