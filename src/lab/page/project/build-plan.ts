import type { SyntaxFault } from '../../../config-text/config-tree.ts';
import { readLiteralConfig } from '../config/literal-config.ts';
import { charactersIn, configPath, PROJECT_LIMITS } from '../../model/project.ts';
import type { LabConfig, ProjectFiles } from '../../model/protocol.ts';
import type { LabMessage } from '../../model/words/page-words.ts';

/** What to do with a project: build it, ask the reader first, or say what has to be fixed before that. */
export type BuildPlan =
  | { kind: 'build'; config: LabConfig }
  | { kind: 'ask'; path: string; codeAt?: CodeStart }
  | { kind: 'fix'; problem: LabMessage };

/** Where the code of a configuration starts; `code` is undefined if it exports nothing. */
export interface CodeStart {
  line: number;
  code: string | undefined;
}

/** Decides how a project is built. Nothing of it is evaluated here. */
export function planBuild(files: ProjectFiles, isTrusted: boolean): BuildPlan {
  const characters = charactersIn(files);
  if (characters > PROJECT_LIMITS.characters)
    return {
      kind: 'fix',
      problem: [
        'The project has {count} characters. The lab builds at most {most}.',
        {
          count: characters.toLocaleString('en'),
          most: PROJECT_LIMITS.characters.toLocaleString('en'),
        },
      ],
    };
  const path = configPath(files);
  if (path === undefined) return { kind: 'build', config: { kind: 'literal', value: {} } };
  const read = readLiteralConfig(files[path] ?? '');
  switch (read.kind) {
    case 'literal':
      return { kind: 'build', config: { kind: 'literal', value: read.value } };
    case 'broken':
      return { kind: 'fix', problem: syntaxProblem(path, read.fault) };
    case 'code':
      if (isTrusted) return { kind: 'build', config: { kind: 'code', path } };
      return { kind: 'ask', path, codeAt: { line: read.line, code: read.code } };
  }
}

function syntaxProblem(file: string, { line, found, unclosed }: SyntaxFault): LabMessage {
  if (found !== undefined)
    return [
      '{file}:{line}: “{found}” cannot be here. The lab builds again once this is fixed.',
      { file, line, found },
    ];
  if (unclosed !== undefined)
    return [
      '{file}:{line}: “{bracket}” is never closed. The lab builds again once this is fixed.',
      { file, line, bracket: unclosed },
    ];
  return ['{file}:{line}: the file ends too early. The lab builds again once this is fixed.', { file, line }];
}
