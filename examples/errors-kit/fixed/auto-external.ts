export default {
  lib: [{ output: { autoExternal: false } }],
};
