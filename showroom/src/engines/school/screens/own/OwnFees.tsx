import type { Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { duesOf } from '../../steps/fees.ts';
import { words } from '../../words/words.ts';
import { DueCard } from '../DueCard.tsx';
import { Receipt } from '../Receipt.tsx';

/** What the student owes and has paid, with the last receipt. */
export function OwnFees({ student }: { student: Student }) {
  const { world, translate } = useSchool();
  const dues = duesOf(world, student.id);
  const last = dues.filter(({ receipt }) => receipt > 0).sort((a, b) => b.receipt - a.receipt)[0];
  return (
    <>
      <h2>{translate(words.fees)}</h2>
      {dues.map((due) => (
        <DueCard key={due.id} due={due} />
      ))}
      {last && <Receipt due={last} student={student} />}
    </>
  );
}
