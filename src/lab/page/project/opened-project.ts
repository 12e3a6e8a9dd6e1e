import { CHECK_PARAMETER, EXAMPLE_PARAMETER, EXAMPLES_FOLDER } from '../../model/lab-example.ts';
import type { LabExample } from '../../model/lab-example.ts';
import { checkProject } from '../../model/project.ts';
import type { ProjectFiles } from '../../model/protocol.ts';
import { decodeShare } from '../../model/share.ts';
import type { LabMessage } from '../../model/words/page-words.ts';
import { readDraft } from './drafts.ts';
import { STARTER } from './starter.ts';

export interface OpenedProject {
  files: ProjectFiles;
  initial: ProjectFiles;
  /** Says why the project in the address is not the one that is shown. */
  problem?: LabMessage | undefined;
  /** The page that shows the recorded output of the project. */
  page?: string | undefined;
  /** What the address asks for once the project is built. */
  view?: 'check' | undefined;
}

/** Opens the project that the address names; otherwise the reader's draft, or the project to start with. */
export async function openFromAddress(base: string): Promise<OpenedProject> {
  const shared = await decodeShare(location.hash);
  if (shared) return 'files' in shared ? opened(shared.files) : kept(shared.problem);
  const parameters = new URLSearchParams(location.search);
  const example = parameters.get(EXAMPLE_PARAMETER);
  if (example === null) return kept();
  const loaded = await loadExample(base, example);
  if (loaded) return parameters.has(CHECK_PARAMETER) ? { ...loaded, view: 'check' } : loaded;
  return kept(['The example “{example}” does not exist or cannot be loaded.', { example }]);
}

/** Takes the project out of the address once the reader has changed it: a reload must not bring the old one back. */
export function forgetAddress(): void {
  const { pathname, search, hash } = location;
  const parameters = new URLSearchParams(search);
  const isNamed = hash.startsWith('#v') || parameters.has(EXAMPLE_PARAMETER);
  if (!isNamed) return;
  parameters.delete(EXAMPLE_PARAMETER);
  parameters.delete(CHECK_PARAMETER);
  const rest = parameters.size === 0 ? '' : `?${parameters}`;
  history.replaceState(history.state, '', pathname + rest);
}

async function loadExample(base: string, id: string): Promise<OpenedProject | undefined> {
  const [file = '', variant] = id.split('.');
  if (!/^[\w-]+$/.test(file)) return undefined;
  try {
    const response = await fetch(`${base}${EXAMPLES_FOLDER}/${file}.json`);
    if (!response.ok) return undefined;
    const { page, files, variants = [] } = (await response.json()) as LabExample;
    const checked = checkProject({ ...files, ...(variant === undefined ? {} : variants[Number(variant)]) });
    return 'files' in checked ? { ...opened(checked.files), page } : undefined;
  } catch {
    return undefined;
  }
}

const opened = (files: ProjectFiles): OpenedProject => ({ files, initial: files });

const kept = (problem?: LabMessage): OpenedProject => ({ ...(readDraft() ?? opened(STARTER)), problem });
