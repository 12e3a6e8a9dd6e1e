import type { BuildPlan } from './project/build-plan.ts';
import { Filled } from './words/Filled.tsx';
import { say } from './words/say.ts';

interface ConsentProps {
  plan: Extract<BuildPlan, { kind: 'ask' }>;
  onTrust: () => void;
}

/** Asks before the code of a configuration runs: it may come from a link that somebody else made. */
export function Consent({ plan: { path, line, code }, onTrust }: ConsentProps) {
  return (
    <div className="lab-consent" role="group" aria-label={say('Configuration with code')}>
      <p>
        <Filled
          text="{claim}, starting with {code} on line {line} of {file}. Run it only if you trust where it comes from. It runs in a worker without access to the network, to storage or to this page."
          slots={{
            claim: <strong>{say('This configuration contains code')}</strong>,
            code: <code>{code ?? say('no default export')}</code>,
            line,
            file: <code>{path}</code>,
          }}
        />
      </p>
      <button type="button" className="lab-tool" onClick={onTrust}>
        {say('Run this configuration')}
      </button>
    </div>
  );
}
