export default {
  wasm: { mode: 'preserve' },
};
