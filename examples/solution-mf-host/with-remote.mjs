// Serves dist/ as a web server would, runs a command meanwhile, and ends with it.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const server = createServer(async (request, response) => {
  try {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = await readFile(`dist${decodeURIComponent(pathname)}`);
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end(file);
  } catch {
    response.writeHead(404).end();
  }
});

server.listen(3901, () => {
  const child = spawn(process.argv[2], { shell: true, stdio: 'inherit' });
  child.on('close', (code) => process.exit(code ?? 1));
});
