// Rolldown in a worker, which answers the same messages as that of the lab.
import { build } from '@rolldown/browser';
import { memfs } from '@rolldown/browser/experimental';

postMessage({ type: 'ready' });

addEventListener('message', ({ data: { type, files } }) => {
  if (type === 'build') void answer(files);
});

async function answer(files) {
  memfs.volume.reset();
  memfs.volume.fromJSON(files, '/');
  const { output } = await build({
    cwd: '/',
    input: '/src/index.ts',
    output: { format: 'esm' },
    write: false,
  });
  postMessage({ type: 'built', output: output.map(({ code }) => code).join('\n') });
}
