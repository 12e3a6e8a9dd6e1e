import type { BuildPlan } from './project/build-plan.ts';

interface ConsentProps {
  plan: Extract<BuildPlan, { kind: 'ask' }>;
  onTrust: () => void;
}

/** Asks before the code of a configuration runs: it may come from a link that somebody else made. */
export function Consent({ plan: { path, line, what }, onTrust }: ConsentProps) {
  return (
    <div className="lab-consent" role="group" aria-label="Configuration with code">
      <p>
        <strong>This configuration contains code</strong>, starting with <code>{what}</code> on line {line} of{' '}
        <code>{path}</code>. Run it only if you trust where it comes from. It runs in a worker without access
        to the network, to storage or to this page.
      </p>
      <button type="button" className="lab-tool" onClick={onTrust}>
        Run this configuration
      </button>
    </div>
  );
}
