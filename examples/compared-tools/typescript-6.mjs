// Lets programs that need the compiler API find TypeScript 6, which is installed beside version 7.
import Module, { register } from 'node:module';

const nameOf = (name) => (name === 'typescript' ? 'typescript-6' : name);
const hook = `const nameOf = ${nameOf}; export const resolve = (name, context, next) => next(nameOf(name), context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) => resolveFilename(nameOf(name), ...rest);
