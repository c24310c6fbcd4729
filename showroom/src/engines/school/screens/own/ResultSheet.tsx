import { Button } from '../../../../ui/Button.tsx';
import { numeral } from '../../../../words/taka.ts';
import { type Exam, nameOf, type Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { letterOf, totalOf } from '../../steps/grading.ts';
import { gpaIn, gradesOf } from '../../steps/marks.ts';
import { gpaInWords } from '../../words/gpa.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';
import tables from '../Table.module.css';
import styles from './ResultSheet.module.css';

/** A published result of one student, to print. */
export function ResultSheet({ exam, student }: { exam: Exam; student: Student }) {
  const { data, world, translate, language, businessName } = useSchool();
  const gpa = gpaIn(world, exam, student.id);
  return (
    <section className={lists.card}>
      <div className={lists.head}>
        <h2>{translate(exam.name)}</h2>
        <Button variant="quiet" onClick={() => window.print()}>
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
      <section
        className={tables.box}
        aria-label={`${translate(words.resultSheet)}: ${translate(exam.name)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by arrow keys too
        tabIndex={0}
      >
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{translate(words.subject)}</th>
              {exam.parts.length > 1 &&
                exam.parts.map(({ id, name }) => (
                  <th key={id} scope="col" className={tables.number}>
                    {translate(name)}
                  </th>
                ))}
              <th scope="col" className={tables.number}>
                {translate(words.total)}
              </th>
              <th scope="col">{translate(words.letter)}</th>
              <th scope="col" className={tables.number}>
                {translate(words.point)}
              </th>
            </tr>
          </thead>
          <tbody>
            {gradesOf(world, exam, student.id).map(({ subject, marks, grade, isOptional }) => (
              <tr key={subject.subject}>
                <th scope="row">
                  {translate(nameOf(data.subjects, subject.subject))}
                  {isOptional && ` (${translate(words.optional)})`}
                </th>
                {exam.parts.length > 1 &&
                  exam.parts.map(({ id }, part) => (
                    <td key={id} className={tables.number}>
                      {subject.outOf[part] !== 0 && numeral(marks[part] ?? 0, language)}
                    </td>
                  ))}
                <td className={tables.number}>{numeral(totalOf(marks) ?? 0, language)}</td>
                <td>{grade?.letter}</td>
                <td className={tables.number}>{numeral(grade?.point ?? 0, language, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
