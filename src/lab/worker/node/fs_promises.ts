import { volumeFs } from '../project/volume.ts';
import { fromProject } from './from-project.ts';

export const wholeModule = fromProject(volumeFs.promises);
export const { readFile, stat } = wholeModule;
