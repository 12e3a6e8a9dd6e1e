import path from 'node:path';

/** Where the doctor's worker comes from. */
export interface DoctorPlaces {
  root: string;
  /** Sources of the engine, some of which run in the worker. */
  sources: string;
  /** Lock file of the packages in it. */
  lock: string;
  /** Finished bundles, one folder each. */
  bundles: string;
}

export function doctorPlaces(root: string): DoctorPlaces {
  return {
    root,
    sources: path.join(root, 'src'),
    lock: path.join(root, 'package-lock.json'),
    bundles: path.join(root, '.cache/doctor'),
  };
}
