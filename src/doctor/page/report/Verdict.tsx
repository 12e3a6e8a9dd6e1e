import type { Examination } from '../../model/examination.ts';
import { verdictOf } from '../../model/verdict.ts';
import { say } from '../say/say.ts';

/** How good the news is; it decides the sign before the sentence. */
function toneOf({ findings, sizes }: Examination): 'bad' | 'mixed' | 'good' {
  const has = (severity: string) => findings.some((finding) => finding.severity === severity);
  if (has('error') || sizes.length === 0) return 'bad';
  return has('warning') ? 'mixed' : 'good';
}

const SIGNS = { good: 'M4 10.5l4 4 8-9', mixed: 'M10 4v8M10 15.5v.5', bad: 'M5 5l10 10M15 5L5 15' } as const;

/** Says in one sentence whether the package works. */
export function Verdict({ examination }: { examination: Examination }) {
  const tone = toneOf(examination);
  return (
    <p className="doctor-verdict" data-tone={tone}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SIGNS[tone]} />
      </svg>
      <span>{verdictOf(examination, say)}</span>
    </p>
  );
}
