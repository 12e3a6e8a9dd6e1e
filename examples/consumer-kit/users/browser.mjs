// A browser has neither.
const [, , file] = process.argv;
delete globalThis.process;
delete globalThis.Buffer;
await import(`../dist/${file}`);
