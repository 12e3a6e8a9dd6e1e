import { runTypeScript } from 'lab:typescript';
import { sealGlobals } from '../project/seal.ts';
import { CompilerExit, createCompiler } from './compiler-system.ts';
import { lackingPackages } from './lacking-packages.ts';
import type { TypesAnswer, TypesRequest } from './messages.ts';
import { hasTypes, languageFiles, typeFiles } from './type-files.ts';
import { wantedTypes } from './type-packages.ts';

/** The members of a union in the order in which TypeScript 7 writes them. */
const LIKE_TYPESCRIPT_7 = ['--stableTypeOrdering'];

/** A worker with TypeScript. No code of a project runs in it, and it reaches nothing but the files of the lab. */
const post = globalThis.postMessage.bind(globalThis) as (answer: TypesAnswer) => void;
sealGlobals();

void languageFiles().then(
  () => post({ type: 'loaded' }),
  // The first run asks for the same files, and says what is wrong.
  () => undefined,
);

addEventListener('message', ({ data }: MessageEvent<TypesRequest>) => {
  void run(data).then(post, (error: unknown) => {
    post({ type: 'failed', id: data.id, detail: String(error) });
  });
});

async function run({ id, args, folder, files }: TypesRequest): Promise<TypesAnswer> {
  const project = new Map(files);
  const wanted = wantedTypes(project);
  const [language, packages] = await Promise.all([languageFiles(), typeFiles(wanted.all)]);
  const compiler = createCompiler(folder, [project, packages, language]);
  let exitCode = 0;
  try {
    runTypeScript(compiler.system, args.includes('--build') ? [...args] : [...args, ...LIKE_TYPESCRIPT_7]);
  } catch (error) {
    if (!(error instanceof CompilerExit)) throw error;
    exitCode = error.code;
  }
  const printed = compiler.printed();
  return {
    type: 'ended',
    id,
    printed,
    exitCode,
    written: [...compiler.written],
    lacking: exitCode === 0 ? [] : lackingPackages(printed, wanted.named, hasTypes),
  };
}
