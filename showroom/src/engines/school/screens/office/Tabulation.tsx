import { Table } from '../../../../ui/Table.tsx';
import { genitive } from '../../../../words/genitive.ts';
import { type Exam, named, nameOf, studentsOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { type Grade, type Mark, totalOf } from '../../steps/grading.ts';
import { gpaIn, gradesOf } from '../../steps/marks.ts';
import { gpaInWords } from '../../words/gpa.ts';
import { markInWords } from '../../words/marks.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';
import tables from '../Table.module.css';
import styles from './Tabulation.module.css';

/** What a mark stands out for. */
function stateOf(shown: Mark | undefined, grade: Grade | undefined) {
  if (shown === undefined) return 'missing';
  if (grade && grade.point <= 1) return 'low';
  return grade?.point === 5 ? 'high' : undefined;
}

/** The marks of a class, a student in a row; press one to change it. */
export function Tabulation({
  exam,
  part,
  open,
}: {
  exam: Exam;
  /** Which part of each subject is shown, or all together. */
  part: number | 'all';
  open: (cell: { student: string; subject: string }) => void;
}) {
  const { data, world, t, language, num, say } = useSchool();
  return (
    <Table
      className={`${tables.table} ${styles.marks}`}
      name={t(words.tabulation)}
      heads={[
        t(words.name),
        t(words.roll),
        ...exam.subjects.map(({ subject, isOptional }) => (
          <th key={subject} scope="col">
            {t(named(data.subjects, subject)?.short ?? subject)}
            {isOptional && <small>{t(words.optional)}</small>}
          </th>
        )),
        t(words.gpa),
      ]}
    >
      {studentsOf(data, exam.class).map((student) => {
        const name = t(student.name);
        return (
          <tr key={student.id}>
            <th scope="row">{name}</th>
            <td className={styles.roll}>{num(student.roll)}</td>
            {gradesOf(world, exam, student.id).map(({ subject, marks, grade }) => {
              const { subject: id, outOf } = subject;
              if (part !== 'all' && outOf[part] === 0) return <td key={id} />;
              const shown = part === 'all' ? totalOf(marks, subject) : (marks[part] ?? undefined);
              const mark = markInWords(shown, language);
              const whatFor = say(words.enterMarks, {
                name,
                whose: genitive(name),
                subject: t(nameOf(data.subjects, id)),
              });
              return (
                <td key={id} className={styles.cell}>
                  <button
                    type="button"
                    data-state={stateOf(shown, grade)}
                    aria-label={`${whatFor}: ${mark}`}
                    onClick={() => open({ student: student.id, subject: id })}
                  >
                    {mark}
                  </button>
                  <span className={lists.printed}>{mark}</span>
                </td>
              );
            })}
            <td className={styles.gpa}>
              {gpaInWords(gpaIn(world, exam, student.id), language) ?? (
                <span>{t(words.waiting)}</span>
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
