import type { BuildPlan } from './project/build-plan.ts';
import { Filled } from './say/Filled.tsx';
import { say } from './say/say.ts';

interface ConsentProps {
  plan: Extract<BuildPlan, { kind: 'ask' }>;
  onTrust: () => void;
}

/** Asks before code of the project runs: it may come from a link that somebody else made. */
export function Consent({ plan: { path, codeAt }, onTrust }: ConsentProps) {
  const file = <code>{path}</code>;
  return (
    <div
      className="lab-consent"
      role="group"
      aria-label={say(codeAt ? 'Configuration with code' : 'Build with code')}
    >
      <p>
        {codeAt ? (
          <Filled
            text="{claim}, starting with {code} on line {line} of {file}."
            slots={{
              claim: <strong>{say('This configuration contains code')}</strong>,
              code: <code>{codeAt.code ?? say('no default export')}</code>,
              line: codeAt.line,
              file,
            }}
          />
        ) : (
          <Filled
            text="{claim}: {file}."
            slots={{ claim: <strong>{say('This build runs code of the project')}</strong>, file }}
          />
        )}
        {say(
          ' Run it only if you trust where it comes from. It runs in a worker without access to the network, to storage or to this page.',
        )}
      </p>
      <button type="button" className="tool-button" onClick={onTrust}>
        {say(codeAt ? 'Run this configuration' : 'Run this code')}
      </button>
    </div>
  );
}
