export default {
  source: {
    entry: { index: './src/card.tsx' },
  },
};
