export default {
  bundle: false,
  source: {
    entry: { index: './src/clamp.ts' },
  },
  wasm: { mode: 'preserve' },
};
