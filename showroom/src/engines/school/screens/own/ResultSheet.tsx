import type { DemoText } from '../../../../demo/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { numeral } from '../../../../words/taka.ts';
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
  const { data, world, translate, language, businessName } = useSchool();
  const gpa = gpaIn(world, exam, student.id);
  const number = (value: number, decimals = 0) => (
    <td className={tables.number}>{numeral(value, language, decimals)}</td>
  );
  const grades = gradesOf(world, exam, student.id);
  const heads = [
    ...(exam.parts.length > 1 ? exam.parts.map(({ name }) => name) : []),
    words.total,
    words.fullMarks,
  ];
  const numberHead = (head: DemoText) => (
    <th key={translate(head)} scope="col" className={tables.number}>
      {translate(head)}
    </th>
  );
  return (
    <section className={lists.card} data-left-out={isLeftOut || undefined}>
      <div className={lists.head}>
        <h2>{translate(exam.name)}</h2>
        <Button
          variant="quiet"
          label={`${translate(words.print)}: ${translate(exam.name)}`}
          onClick={print}
        >
          {translate(words.print)}
        </Button>
      </div>
      <p>
        <b>{businessName}</b>, {translate(data.place)}
        <br />
        {translate(student.name)} · {translate(nameOf(data.classes, student.class))} ·{' '}
        {translate(words.roll)} {numeral(student.roll, language)}
      </p>
      <p className={styles.gpa}>
        <span>{translate(words.gpa)}</span> <b>{gpaInWords(gpa, language)}</b>{' '}
        <span>{gpa !== undefined && letterOf(gpa)}</span>
      </p>
      <Table
        className={tables.table}
        name={`${translate(words.resultSheet)}: ${translate(exam.name)}`}
        heads={[
          translate(words.subject),
          ...heads.map(numberHead),
          translate(words.letter),
          numberHead(words.point),
        ]}
      >
        {grades.map(({ subject, marks, grade, isOptional }) => (
          <tr key={subject.subject}>
            <th scope="row">
              {translate(nameOf(data.subjects, subject.subject))}
              {isOptional && ` (${translate(words.optional)})`}
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
          <li key={sign.en}>{translate(sign)}</li>
        ))}
      </ul>
    </section>
  );
}
