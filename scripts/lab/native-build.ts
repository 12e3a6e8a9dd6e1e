import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listEmitted, readEmitted } from '../../src/proof/examples/run/emitted-files.ts';
import { removeFolder } from '../../src/proof/examples/run/remove-folder.ts';
import { openRslibPool } from '../../src/proof/examples/run/rslib-pool.ts';
import { runPlaceOf } from '../../src/proof/examples/run/run-place.ts';
import type { RecordedBuild, VerifyCase } from './verify-cases.ts';

export interface NativeBuild {
  ok: boolean;
  /** What the command has printed; nothing for a recording. */
  console: string;
  /** Contents by path, with paths of this machine replaced as in recordings. */
  files: ReadonlyMap<string, Buffer>;
}

export interface NativeRslib {
  build(one: VerifyCase): Promise<NativeBuild>;
  /** Makes the next build start a new process. Builds before it in the same one can leave something behind. */
  restart(): void;
  end(): void;
}

const TIMEOUT_MS = 120_000;
/** The name that a project has in paths of its output. */
const SHOWN_PROJECT = 'project';

function fromRecording({ files }: RecordedBuild): NativeBuild {
  const contents = [...(files ?? [])].map(([name, text]) => [name, Buffer.from(text)] as const);
  return { ok: files !== undefined, console: '', files: new Map(contents) };
}

/** Runs the installed Rslib, with Rspack as a native program. Two runs at the same time need folders of their own. */
export function openNative(root: string, folderName = '.run-lab'): NativeRslib {
  const { installDir, runDir } = runPlaceOf(path.join(root, 'examples'), folderName);
  removeFolder(runDir);
  mkdirSync(runDir, { recursive: true });
  const open = () => {
    const opened = openRslibPool(installDir, runDir);
    if (!opened) throw new Error('The examples are not installed. Run: npm ci --prefix examples');
    return opened;
  };
  let pool = open();
  let count = 0;
  return {
    async build({ files, args, recorded }) {
      if (recorded) return fromRecording(recorded);
      // Each build has its own folder, because a reused process remembers files by their path.
      const folder = path.join(runDir, `project-${++count}`);
      for (const [name, content] of files) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), content);
      }
      const binDirs = [path.join(installDir, 'node_modules/.bin')];
      const logFile = `${folder}.log`;
      const { exitCode, output } = await pool.run(args, {
        cwd: folder,
        binDirs,
        logFile,
        timeoutMs: TIMEOUT_MS,
      });
      const place = { folder, installDir, project: SHOWN_PROJECT };
      const emitted = listEmitted(place, new Set(files.keys()));
      const contents = new Map(emitted.map((name) => [name, readEmitted(name, place)]));
      removeFolder(folder);
      return { ok: exitCode === 0, console: output, files: contents };
    },
    restart() {
      pool.end();
      pool = open();
    },
    end: () => {
      pool.end();
    },
  };
}
