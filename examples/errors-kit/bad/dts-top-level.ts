export default {
  dts: { isolated: true },
  lib: [
    {
      format: 'esm',
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'cjs',
      output: { distPath: 'dist/cjs' },
    },
  ],
};
