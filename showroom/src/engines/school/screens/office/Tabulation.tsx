import { Table } from '../../../../ui/Table.tsx';
import { genitive } from '../../../../words/genitive.ts';
import { type Exam, named, studentsOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { totalOf } from '../../steps/grading.ts';
import { gpaIn, gradesOf } from '../../steps/marks.ts';
import { gpaInWords } from '../../words/gpa.ts';
import { markInWords } from '../../words/marks.ts';
import { words } from '../../words/words.ts';
import tables from '../Table.module.css';
import styles from './Tabulation.module.css';

/** The marks of a class, a student in a row; press one to change it. */
export function Tabulation({
  exam,
  part,
  open,
}: {
  exam: Exam;
  /** Which part of each subject is shown; nothing for all together. */
  part: number | null;
  open: (cell: { student: string; subject: string }) => void;
}) {
  const { data, world, t, language, num, say } = useSchool();
  return (
    <Table
      className={tables.table}
      name={t(words.tabulation)}
      heads={[
        t(words.name),
        t(words.roll),
        ...exam.subjects.map(({ subject, isOptional }) => (
          <th key={subject} scope="col" className={styles.subject}>
            {t(named(data.subjects, subject)?.short ?? subject)}
            {isOptional && <small>{t(words.optional)}</small>}
          </th>
        )),
        <th key="gpa" scope="col" className={styles.subject}>
          {t(words.gpa)}
        </th>,
      ]}
    >
      {studentsOf(data, exam.class).map((student) => (
        <tr key={student.id}>
          <th scope="row" className={styles.name}>
            {t(student.name)}
          </th>
          <td className={styles.roll}>{num(student.roll)}</td>
          {gradesOf(world, exam, student.id).map(({ subject, marks, grade }) => {
            const shown = part === null ? totalOf(marks, subject) : (marks[part] ?? undefined);
            if (part !== null && subject.outOf[part] === 0) return <td key={subject.subject} />;
            return (
              <td key={subject.subject} className={styles.cell}>
                <button
                  type="button"
                  className={styles.mark}
                  data-state={
                    shown === undefined
                      ? 'missing'
                      : grade && grade.point <= 1
                        ? 'low'
                        : grade?.point === 5
                          ? 'high'
                          : undefined
                  }
                  aria-label={`${say(words.enterMarks, {
                    name: t(student.name),
                    whose: genitive(t(student.name)),
                    subject: t(named(data.subjects, subject.subject)?.name ?? ''),
                  })}: ${markInWords(shown, language)}`}
                  onClick={() => open({ student: student.id, subject: subject.subject })}
                >
                  {markInWords(shown, language)}
                </button>
                <span className={styles.printed}>{markInWords(shown, language)}</span>
              </td>
            );
          })}
          <td className={styles.gpa}>
            {gpaInWords(gpaIn(world, exam, student.id), language) ?? (
              <span>{t(words.waiting)}</span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
