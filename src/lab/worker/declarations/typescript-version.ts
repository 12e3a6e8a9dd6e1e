/** The plugin for declaration files asks TypeScript for its version, and starts the native program of version 7. */
export const version = '7.0';
