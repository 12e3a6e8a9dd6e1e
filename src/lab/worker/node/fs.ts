import { volumeFs } from '../volume.ts';

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
} = volumeFs;
export const wholeModule = volumeFs;
