/** Route of the page with the desk. */
export const DESK_ROUTE = '/migrate';
/** Chooses a tool in its address: `/migrate?tool=tsup`. */
export const TOOL_PARAMETER = 'tool';

/** A tool that the desk converts from. */
export interface DeskTool {
  id: string;
  name: string;
  /** Names of its configuration files; the first is the usual one. */
  files: readonly string[];
}

/** What the page of the desk gets from the build. */
export interface DeskParts {
  tools: readonly DeskTool[];
  /** Address of the page with the lab, if the site has one. */
  lab?: string;
}

export function toolOfFile(name: string | undefined, tools: readonly DeskTool[]): DeskTool | undefined {
  const file = name?.split('/').at(-1);
  return file === undefined ? undefined : tools.find(({ files }) => files.includes(file));
}
