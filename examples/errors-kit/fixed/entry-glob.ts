export default {
  source: {
    entry: {
      index: './src/index.ts',
      clamp: './src/clamp.ts',
    },
  },
};
