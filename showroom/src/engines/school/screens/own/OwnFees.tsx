import type { Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { duesOf } from '../../steps/fees.ts';
import { words } from '../../words/words.ts';
import { DueCard } from '../DueCard.tsx';
import { Receipt } from '../Receipt.tsx';

/** What the student owes and has paid, with the last receipt. */
export function OwnFees({ student }: { student: Student }) {
  const { world, t } = useSchool();
  const dues = duesOf(world, student.id);
  return (
    <>
      <h2>{t(words.fees)}</h2>
      {dues.map((due) => (
        <DueCard key={due.id} due={due} />
      ))}
      <Receipt dues={dues} student={student} />
    </>
  );
}
