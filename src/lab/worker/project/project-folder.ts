/**
 * Where a project is on the volume: two folders below `node_modules`, as recorded projects are. Paths between the two
 * appear in what Rslib writes.
 */
export const PROJECT_FOLDER = '/home/project';
