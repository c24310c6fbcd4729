import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { taka } from '../../../../words/taka.ts';
import { nameOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { duesOf, owed } from '../../steps/fees.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';
import styles from './FeeDesk.module.css';
import { StudentDues } from './StudentDues.tsx';

/** What each student owes; press one to take money and print a receipt. */
export function FeeDesk() {
  const { data, world, translate, language } = useSchool();
  const [schoolClass, choose] = useState('');
  const [open, setOpen] = useState('');
  const students = data.students.filter((one) => schoolClass === '' || one.class === schoolClass);
  const sum = owed(students.flatMap(({ id }) => duesOf(world, id)));
  return (
    <>
      <div className={styles.tools}>
        <h2>{translate(words.fees)}</h2>
        <Field
          label={translate(words.class)}
          name="fee-class"
          options={[
            { value: '', label: translate(words.allClasses) },
            ...data.classes.map(({ id, name }) => ({ value: id, label: translate(name) })),
          ]}
          onChange={choose}
        />
        <p className={lists.total}>
          {translate(words.owedInAll)}: {taka(sum, language)}
        </p>
      </div>
      <ul className={styles.students}>
        {students.map((student) => {
          const dues = duesOf(world, student.id);
          const isOpen = open === student.id;
          return (
            <li key={student.id} className={styles.student} data-printed={isOpen || undefined}>
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? '' : student.id)}
              >
                <b>{translate(student.name)}</b>
                <small>{translate(nameOf(data.classes, student.class))}</small>
                <span data-owes={owed(dues) > 0 || undefined}>
                  {owed(dues) > 0 ? taka(owed(dues), language) : translate(words.clear)}
                </span>
              </button>
              {isOpen && <StudentDues student={student} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}
