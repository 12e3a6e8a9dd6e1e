import { useState } from 'react';
import type { Examination } from '../model/examination.ts';
import type { Profile } from '../model/profiles.ts';
import { CompareChoice } from './CompareChoice.tsx';
import { ProfileChoice } from './ProfileChoice.tsx';
import { DoctorReport } from './report/DoctorReport.tsx';

interface PackageReportProps {
  examination: Examination;
  /** The other packages of this visit, to compare with. */
  others: readonly { name: string; examination: Examination }[];
  profile: Profile;
  base: string;
  onProfile: (profile: Profile) => void;
}

/** Shows the report of a package, with what a reader can choose about it. */
export function PackageReport({ examination, others, profile, base, onProfile }: PackageReportProps) {
  const [earlier, compareWith] = useState<number>();
  return (
    <DoctorReport
      examination={examination}
      earlier={earlier === undefined ? undefined : others[earlier]?.examination}
      base={base}
    >
      <ProfileChoice profile={profile} onChoose={onProfile} />
      {others.length > 0 && (
        <CompareChoice chosen={earlier} names={others.map(({ name }) => name)} onChoose={compareWith} />
      )}
    </DoctorReport>
  );
}
