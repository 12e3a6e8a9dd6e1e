import { newPathProblem } from '../../model/project.ts';
import type { ProjectFiles } from '../../model/protocol.ts';

export interface ProjectState {
  files: ProjectFiles;
  /** Path of the file in the editor. */
  shown: string;
  /** The files that "Reset" brings back. */
  initial: ProjectFiles;
  /** The code in the configuration of those files comes with the site. */
  isInitialTrusted: boolean;
  /** Counts replaced projects: editors forget their history with the project. */
  generation: number;
  /** The reader has allowed the code in this project's configuration. */
  isTrusted: boolean;
  /** What "Undo" brings back, the newest last. */
  lost: readonly Lost[];
}

/** A deleted file, or a project with changes that another one has replaced. */
export type Lost =
  | { type: 'file'; path: string; text: string }
  | ({ type: 'project' } & Pick<ProjectState, 'files' | 'initial' | 'isInitialTrusted' | 'isTrusted'>);

export type ProjectAction =
  | { type: 'open'; files: ProjectFiles; initial?: ProjectFiles; isTrusted?: boolean }
  | { type: 'show'; path: string }
  | { type: 'edit'; path: string; text: string }
  | { type: 'add'; path: string }
  | { type: 'rename'; path: string; to: string }
  | { type: 'remove'; path: string }
  | { type: 'reset' }
  | { type: 'undo' }
  | { type: 'trust' };

export function openProject(files: ProjectFiles, initial = files): ProjectState {
  return {
    files,
    shown: firstFile(files),
    initial,
    isInitialTrusted: false,
    generation: 0,
    isTrusted: false,
    lost: [],
  };
}

/** Applies what the reader did. A name that is not possible changes nothing: the form has said why. */
export function changeProject(state: ProjectState, action: ProjectAction): ProjectState {
  const { files } = state;
  const paths = Object.keys(files);
  switch (action.type) {
    case 'open':
      return { ...replaced(state, action.files, action.initial), ...trusted(action.isTrusted ?? false) };
    case 'reset':
      // The first files may come from somebody else, so their configuration has to be allowed again.
      return { ...replaced(state, state.initial), ...trusted(state.isInitialTrusted) };
    case 'undo': {
      const last = state.lost.at(-1);
      const before = { ...state, lost: state.lost.slice(0, -1) };
      if (last?.type === 'project')
        return {
          ...replaced(before, last.files, last.initial),
          isInitialTrusted: last.isInitialTrusted,
          isTrusted: last.isTrusted,
        };
      const path = last && freePath(last.path, paths);
      if (!last || path === undefined) return state;
      return { ...before, files: { ...files, [path]: last.text }, shown: path };
    }
    case 'show':
      return { ...state, shown: action.path };
    case 'edit':
      if (files[action.path] === undefined || files[action.path] === action.text) return state;
      return { ...state, files: { ...files, [action.path]: action.text } };
    case 'add':
      if (newPathProblem(action.path, paths) !== undefined) return state;
      return { ...state, files: { ...files, [action.path]: '' }, shown: action.path };
    case 'rename': {
      const others = paths.filter((path) => path !== action.path);
      if (newPathProblem(action.to, others) !== undefined) return state;
      const renamed = Object.entries(files).map(([path, text]) => [
        path === action.path ? action.to : path,
        text,
      ]);
      return { ...state, files: Object.fromEntries(renamed) as ProjectFiles, shown: action.to };
    }
    case 'remove': {
      if (paths.length === 1) return state;
      const left = Object.fromEntries(Object.entries(files).filter(([path]) => path !== action.path));
      const lost: Lost = { type: 'file', path: action.path, text: files[action.path] ?? '' };
      return { ...state, files: left, shown: firstFile(left), lost: [...state.lost, lost] };
    }
    case 'trust':
      return { ...state, isTrusted: true };
  }
}

/** Shows another project. Changes to the one before can be brought back. */
function replaced(
  { files, initial, isInitialTrusted, generation, isTrusted, lost }: ProjectState,
  next: ProjectFiles,
  nextInitial?: ProjectFiles,
): ProjectState {
  return {
    ...openProject(next, nextInitial),
    generation: generation + 1,
    lost:
      files === initial ? lost : [...lost, { type: 'project', files, initial, isInitialTrusted, isTrusted }],
  };
}

const trusted = (isTrusted: boolean) => ({ isTrusted, isInitialTrusted: isTrusted });

/** Another file may have the name of one that comes back by now. */
function freePath(path: string, others: readonly string[]): string | undefined {
  const [, stem, endings] = /^(.*?[^/])((?:\.[^/.]*)*)$/.exec(path) ?? [];
  return [path, ...others.map((_, index) => `${stem}-${index + 2}${endings}`)].find(
    (candidate) => newPathProblem(candidate, others) === undefined,
  );
}

/** Orders files for the list: sources first, then what configures them. */
export function sortedPaths(files: ProjectFiles): string[] {
  return Object.keys(files).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function rank(path: string): number {
  if (path.startsWith('src/index.')) return 0;
  if (path.startsWith('src/')) return 1;
  return path.startsWith('rslib.config.') ? 2 : 3;
}

function firstFile(files: ProjectFiles): string {
  return sortedPaths(files)[0] ?? '';
}
