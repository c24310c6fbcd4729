import type { DemoText } from '../../../../demo/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { type Exam, nameOf, type Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { letterOf, totalOf } from '../../steps/grading.ts';
import { gpaIn, gradesOf } from '../../steps/marks.ts';
import { gpaInWords } from '../../words/gpa.ts';
import { markInWords } from '../../words/marks.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';
import tables from '../Table.module.css';
import styles from './ResultSheet.module.css';

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/**
 * A published result of one student, to print.
 * @param isLeftOut whether another one is printed alone
 */
export function ResultSheet({
  exam,
  student,
  isLeftOut,
  print,
}: {
  exam: Exam;
  student: Student;
  isLeftOut: boolean;
  print: () => void;
}) {
  const { data, world, t, language, businessName, num } = useSchool();
  const gpa = gpaIn(world, exam, student.id);
  const number = (value: number, decimals = 0) => (
    <td className={tables.number}>{num(value, decimals)}</td>
  );
  const grades = gradesOf(world, exam, student.id);
  const heads = [
    ...(exam.parts.length > 1 ? exam.parts.map(({ name }) => name) : []),
    words.total,
    words.fullMarks,
  ];
  const numberHead = (head: DemoText) => (
    <th key={t(head)} scope="col" className={tables.number}>
      {t(head)}
    </th>
  );
  return (
    <section className={lists.card} data-left-out={isLeftOut || undefined}>
      <div className={lists.head}>
        <h2>{t(exam.name)}</h2>
        <Button variant="quiet" label={`${t(words.print)}: ${t(exam.name)}`} onClick={print}>
          {t(words.print)}
        </Button>
      </div>
      <p>
        <b>{businessName}</b>, {t(data.place)}
        <br />
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
        heads={[
          t(words.subject),
          ...heads.map(numberHead),
          t(words.letter),
          numberHead(words.point),
        ]}
      >
        {grades.map(({ subject, marks, grade, isOptional }) => (
          <tr key={subject.subject}>
            <th scope="row">
              {t(nameOf(data.subjects, subject.subject))}
              {isOptional && ` (${t(words.optional)})`}
            </th>
            {exam.parts.length > 1 &&
              exam.parts.map(({ id }, part) => (
                <td key={id} className={tables.number}>
                  {subject.outOf[part] !== 0 && markInWords(marks[part], language)}
                </td>
              ))}
            <td className={tables.number}>{markInWords(totalOf(marks, subject), language)}</td>
            {number(sumOf(subject.outOf))}
            <td>{grade?.letter}</td>
            {number(grade?.point ?? 0, 1)}
          </tr>
        ))}
      </Table>
      <ul className={styles.signs}>
        {[words.classTeacher, words.guardian, words.headSign].map((sign) => (
          <li key={sign.en}>{t(sign)}</li>
        ))}
      </ul>
    </section>
  );
}
