export default {
  source: {
    entry: { index: './src/index.ts' },
  },
};
