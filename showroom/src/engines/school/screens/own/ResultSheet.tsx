import { Button } from '../../../../ui/Button.tsx';
import { Paper } from '../../../../ui/Paper.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { type Exam, nameOf, type Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { letterOf, totalOf } from '../../steps/grading.ts';
import { gpaIn, gradesOf } from '../../steps/marks.ts';
import { gpaInWords } from '../../words/gpa.ts';
import { markInWords } from '../../words/marks.ts';
import { words } from '../../words/words.ts';
import tables from '../Table.module.css';
import styles from './ResultSheet.module.css';

/** A published result of one student, with the button that prints it. */
export function ResultSheet({
  exam,
  student,
  print,
}: {
  exam: Exam;
  student: Student;
  print: () => void;
}) {
  const { data, world, t, language, num } = useSchool();
  const gpa = gpaIn(world, exam, student.id);
  const parts = exam.parts.length > 1 ? exam.parts : [];
  return (
    <Paper
      lines={<p>{t(data.place)}</p>}
      title={
        <>
          <h2>{t(exam.name)}</h2>
          <Button variant="quiet" label={`${t(words.print)}: ${t(exam.name)}`} onClick={print}>
            {t(words.print)}
          </Button>
        </>
      }
      signs={[words.classTeacher, words.guardian, words.headSign].map(t)}
    >
      <p>
        {t(student.name)} · {t(nameOf(data.classes, student.class))} · {t(words.roll)}{' '}
        {num(student.roll)}
      </p>
      <p className={styles.gpa}>
        <span>{t(words.gpa)}</span> <b>{gpaInWords(gpa, language)}</b>{' '}
        <span>{gpa !== undefined && letterOf(gpa)}</span>
      </p>
      <Table
        className={tables.table}
        name={`${t(words.resultSheet)}: ${t(exam.name)}`}
        heads={[t(words.subject)]}
        numbers={[
          ...parts.map(({ name }) => t(name)),
          ...[words.total, words.fullMarks, words.letter, words.point].map(t),
        ]}
      >
        {gradesOf(world, exam, student.id).map(({ subject, marks, grade, isOptional }) => (
          <tr key={subject.subject}>
            <th scope="row">
              {t(nameOf(data.subjects, subject.subject))}
              {isOptional && ` (${t(words.optional)})`}
            </th>
            {parts.map(({ id }, part) => (
              <td key={id} data-number>
                {subject.outOf[part] !== 0 && markInWords(marks[part], language)}
              </td>
            ))}
            <td data-number>{markInWords(totalOf(marks, subject), language)}</td>
            <td data-number>{num(subject.outOf.reduce((sum, one) => sum + one, 0))}</td>
            <td data-number>{grade?.letter}</td>
            <td data-number>{num(grade?.point ?? 0, 1)}</td>
          </tr>
        ))}
      </Table>
    </Paper>
  );
}
