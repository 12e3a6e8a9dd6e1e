import { say, sayMessage } from '../say/say.ts';
import type { LabPhase } from './lab-session.ts';

/** Describes the state of the lab for readers. */
export function phaseText(phase: LabPhase): string {
  switch (phase.kind) {
    case 'off':
      return say('Not started');
    case 'loading':
      return sayMessage(['Loading {percent} %', { percent: Math.floor(phase.share * 100) }]);
    case 'preparing':
      return say('Preparing');
    case 'ready':
      return say('Ready');
    case 'building':
      return say('Building');
    case 'built':
      return sayMessage([builtText(phase), { time: secondsText(phase.milliseconds) }]);
    case 'unusable':
      return say('Not available');
  }
}

/** Rslib checks types only where it writes declaration files. */
function builtText({ ok, lacksDeclarations }: Extract<LabPhase, { kind: 'built' }>) {
  if (!ok) return 'Failed in {time}';
  return lacksDeclarations ? 'Built in {time}, types not checked' : 'Built in {time}';
}

function secondsText(milliseconds: number): string {
  return `${Math.max(0.1, milliseconds / 1000).toFixed(1)} s`;
}
