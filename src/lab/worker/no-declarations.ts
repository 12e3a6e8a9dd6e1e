let wereAsked = false;

/** Whether a build has asked for declaration files, and so for types to be checked. */
export const declarations = {
  forget(): void {
    wereAsked = false;
  },
  wereAsked(): boolean {
    return wereAsked;
  },
};

/** Takes the place of the plugin that writes declaration files: TypeScript 7 is a native program. */
export function pluginDts() {
  wereAsked = true;
  return { name: 'lab:no-declarations', setup() {} };
}
