// TypeScript 7 writes its messages in small pieces, and Rslib prints each piece on a line of its own as it
// arrives: where lines break is luck. This hands on whole lines, so that every run prints the same.
import { ChildProcess } from 'node:child_process';
import { PassThrough } from 'node:stream';

const { spawn } = ChildProcess.prototype;

ChildProcess.prototype.spawn = function (options) {
  const result = spawn.call(this, options);
  const isCompiler = /[\\/]tsc(?:\.exe)?$/.test(options.file);
  if (isCompiler && this.stdout) this.stdout = wholeLines(this.stdout);
  return result;
};

function wholeLines(stream) {
  const lines = new PassThrough();
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (piece) => {
    const text = rest + piece;
    const end = text.lastIndexOf('\n') + 1;
    rest = text.slice(end);
    if (end > 0) lines.write(text.slice(0, end));
  });
  stream.on('end', () => lines.end(rest));
  return lines;
}
