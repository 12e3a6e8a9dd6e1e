export default {
  lib: [
    {
      format: 'esm',
      dts: { isolated: true },
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'cjs',
      output: { distPath: 'dist/cjs' },
    },
  ],
};
