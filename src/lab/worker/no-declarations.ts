/** Takes the place of the plugin that writes declaration files: TypeScript 7 is a native program. */
export function pluginDts() {
  return { name: 'lab:no-declarations', setup() {} };
}
