import { volumeFs } from '../project/volume.ts';
import * as filePromises from './fs_promises.ts';
import { fromProject } from './from-project.ts';

export const wholeModule = { ...fromProject(volumeFs), promises: filePromises.wholeModule };
export const {
  promises,
  existsSync,
  readFile,
  readFileSync,
  readdir,
  readdirSync,
  realpath,
  realpathSync,
  stat,
  statSync,
} = wholeModule;
