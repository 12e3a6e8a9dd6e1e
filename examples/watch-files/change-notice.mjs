import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const rslib = new URL('../bin/rslib.js', import.meta.resolve('@rslib/core'));
const watch = spawn(process.execPath, [fileURLToPath(rslib), '--watch']);
let printed = '';
let changes;
watch.stdout.on('data', (part) => {
  printed += part;
  // Rslib may print this line before it watches the file, so a single change could go unnoticed.
  if (printed.includes('watching for changes'))
    changes ??= setInterval(() => appendFileSync('notice.txt', '/* changed */\n'), 300);
  if (printed.includes('restarting build')) watch.kill();
});
watch.on('close', () => {
  clearInterval(changes);
  console.log(printed.match(/restarting build.*/)?.[0]);
});
