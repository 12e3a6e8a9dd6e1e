// Runs a command of a package many times in one process, because loading it takes most of its time.
// Usage: node run-many.mjs <file of the command> <file with the runs, as JSON> <file for the results>
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [command = '', runsFile = '', resultsFile = ''] = process.argv.slice(2);
/** @type {{ args: string[], cwd: string }[]} */
const runs = JSON.parse(readFileSync(runsFile, 'utf8'));
/** @type {{ output: string, exitCode: number }[]} */
const results = [];
let output = '';
let exitCode = 0;

/** @param {unknown} text */
const keep = (text) => {
  output += String(text);
  return true;
};
process.stdout.write = keep;
console.log = (...parts) => void keep(`${parts.join(' ')}\n`);
// A command that ends the process would end the others too.
process.exit = /** @type {typeof process.exit} */ (
  (code) => {
    exitCode = Number(code ?? 0);
  }
);

// Emitted when nothing is left to do, so the run has ended.
process.on('beforeExit', () => {
  if (results.length < started) results.push({ output, exitCode: exitCode || Number(process.exitCode ?? 0) });
  output = '';
  exitCode = 0;
  process.exitCode = 0;
  const next = runs[started];
  if (next) start(next);
  else writeFileSync(resultsFile, JSON.stringify(results));
});

let started = 0;

/** @param {{ args: string[], cwd: string }} run */
function start({ args, cwd }) {
  started++;
  process.chdir(cwd);
  process.argv = [process.execPath, command, ...args];
  // A new address is a new module, with the packages that it imports already loaded.
  void import(`${pathToFileURL(command).href}?run=${started}`);
}
