export default {
  build: { lib: { entry: 'src/index.ts', formats: ['es'] } },
};
