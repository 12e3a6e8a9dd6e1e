import type { LabPhase } from './lab-session.ts';

/** Describes the state of the lab for readers. */
export function phaseText(phase: LabPhase): string {
  switch (phase.kind) {
    case 'off':
      return 'Not started';
    case 'loading':
      return `Loading ${Math.floor(phase.share * 100)} %`;
    case 'preparing':
      return 'Preparing';
    case 'ready':
      return 'Ready';
    case 'building':
      return 'Building';
    case 'built':
      return `${phase.ok ? 'Built' : 'Failed'} in ${secondsText(phase.milliseconds)}`;
    case 'unusable':
      return 'Not available';
  }
}

function secondsText(milliseconds: number): string {
  return `${Math.max(0.1, milliseconds / 1000).toFixed(1)} s`;
}

/** Returns a size such as `7.9 MB` for what has to be loaded first. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
