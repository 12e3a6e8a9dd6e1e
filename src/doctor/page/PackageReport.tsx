import { useState } from 'react';
import type { Examination } from '../model/examination.ts';
import type { Profile } from '../model/profiles.ts';
import { CompareChoice, NOTHING } from './CompareChoice.tsx';
import type { Compared } from './CompareChoice.tsx';
import { ProfileChoice } from './ProfileChoice.tsx';
import { DoctorReport } from './report/DoctorReport.tsx';

/** Another package of this visit. */
interface OtherPackage {
  id: number;
  name: string;
  examination: Examination;
}

interface PackageReportProps {
  /** Higher than that of every package that was given before. */
  id: number;
  examination: Examination;
  /** What it can be compared with. */
  others: readonly OtherPackage[];
  profile: Profile;
  base: string;
  onProfile: (profile: Profile) => void;
}

/** Shows the report of a package, with what a reader can choose about it. */
export function PackageReport({ id, examination, others, profile, base, onProfile }: PackageReportProps) {
  const [chosen, compareWith] = useState<Compared>();
  // Whoever gives two versions of a package wants to know what has changed.
  const earlier = others.findLast((one) => one.id < id && one.examination.name === examination.name);
  const compared = chosen ?? earlier?.id ?? NOTHING;
  return (
    <DoctorReport
      examination={examination}
      earlier={others.find((one) => one.id === compared)?.examination}
      base={base}
    >
      <ProfileChoice profile={profile} onChoose={onProfile} />
      {others.length > 0 && <CompareChoice chosen={compared} packages={others} onChoose={compareWith} />}
    </DoctorReport>
  );
}
