/** What Rslib imports for the dev server, executables and other things that a build in a browser never does. */
function unavailable(): never {
  throw new Error('The lab builds in the browser, where this part of Node does not exist.');
}

export const spawn = unavailable;
export const execFile = unavailable;
export const isIP = unavailable;
export const pipeline = unavailable;
export const Readable = unavailable;
export const Session = unavailable;
export const createServer = unavailable;
export const lookup = unavailable;
export const createInterface = unavailable;
