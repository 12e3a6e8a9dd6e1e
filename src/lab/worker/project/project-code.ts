import type { LabConfig, ProjectFiles } from '../../model/protocol.ts';
import { PROJECT_FOLDER } from './project-folder.ts';

/**
 * What Rspack evaluates in a build that has CSS, by the identifier of the module: its own runtime, the addresses of
 * assets, and what css-loader writes and imports.
 */
const OF_CSS =
  /^(?:build time\/|asset(?:\/\w+)?\||(?:javascript\/dynamic\|)?\/node_modules\/@rsbuild\/core\/compiled\/css-loader\/(?:\w+\.js$|index\.js\?\?ruleSet))/;

interface ProjectToBuild {
  files: ProjectFiles;
  config: LabConfig;
  /** The reader has allowed code of the project. */
  isTrusted?: boolean | undefined;
}

let isAllowed = false;
/** The configuration, if literals in it can become code of any module. */
let codeInConfig: string | undefined;
let refused: string | undefined;

/** Keeps code of a project from running in a build before the reader has allowed it. */
export const projectCode = {
  begin({ files, config, isTrusted = false }: ProjectToBuild): void {
    isAllowed = isTrusted || config.kind === 'code';
    const configFile = Object.keys(files).find((path) => path.startsWith('rslib.config.'));
    codeInConfig = config.kind === 'literal' && hasCode(config.value) ? configFile : undefined;
    refused = undefined;
  },

  /** Throws unless the file may be evaluated. */
  expectAllowed(file: string): void {
    if (isAllowed) return;
    const name = file.replace(`${PROJECT_FOLDER}/`, '');
    refused ??= name;
    throw new Error(`${name} has not been allowed to run.`);
  },

  /** Throws unless Rspack may evaluate a module, which it does where a loader asks for it. */
  expectModuleAllowed(identifier: string): void {
    if (!OF_CSS.test(identifier)) projectCode.expectAllowed(resourceOf(identifier));
    else if (codeInConfig !== undefined) projectCode.expectAllowed(codeInConfig);
  },

  /** The first file of the build that was not allowed to run. */
  refused(): string | undefined {
    return refused;
  },
};

/** The file of a module, without its type, loaders and query. */
function resourceOf(identifier: string): string {
  return (identifier.split('!').at(-1) ?? '').replace(/^[\w/]*\|/, '').replace(/\?.*$/, '');
}

/** Literals of a configuration can become code of any module as definitions, and as options of Rspack. */
function hasCode(value: unknown, isDefined = false): boolean {
  if (typeof value === 'string') return isDefined && !isJson(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => key === 'rspack' || hasCode(inner, isDefined || key === 'define'),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
