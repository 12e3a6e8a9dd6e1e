import { redirects as checked } from '../../engine/config/redirect-settings.ts';
import type { Plain } from './plain-value.ts';
import { isTable, listOf } from './read-rspress.ts';
import type { RspressProject } from './read-rspress.ts';

/** Matches an expression that only says how a path begins, which is what a folder is here. */
const BEGINNING = /^\^((?:\/[\w.-]+)+)\/?$/;

/** Converts the redirects of a project, and says which of them cannot be written here. */
export function takeRedirects({ redirects, say }: Pick<RspressProject, 'redirects' | 'say'>) {
  const taken: Record<string, Plain> = {};
  const left: string[] = [];
  for (const { name, value } of redirects) {
    const { from, to } = isTable(value) ? value : {};
    for (const former of typeof from === 'string' ? [from] : listOf(from)) {
      const areTexts = typeof former === 'string' && typeof to === 'string';
      const [path, target] = areTexts ? converted(former, to) : ['', ''];
      if (checked.safeParse({ [path]: target }).success) taken[path] = target;
      else left.push(say(name, `is not taken over: ${JSON.stringify(former)} to ${JSON.stringify(to)}`));
    }
  }
  return { taken, left };
}

function converted(from: string, to: string): [from: string, to: string] {
  const [, folder] = BEGINNING.exec(from) ?? [];
  return folder === undefined ? [from, to] : [`${folder}/*`, `${to.replace(/\/$/, '')}/*`];
}
