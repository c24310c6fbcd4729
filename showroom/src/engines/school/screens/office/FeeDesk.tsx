import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { nameOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { duesOf, owed } from '../../steps/fees.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';
import styles from './FeeDesk.module.css';
import { StudentDues } from './StudentDues.tsx';

/** What each student owes; press one to take money and print a receipt. */
export function FeeDesk() {
  const { data, world, t, taka } = useSchool();
  const [schoolClass, choose] = useState('');
  const [open, setOpen] = useState('');
  const students = data.students.filter((one) => schoolClass === '' || one.class === schoolClass);
  const sum = owed(students.flatMap(({ id }) => duesOf(world, id)));
  return (
    <>
      <div className={styles.tools}>
        <h2>{t(words.fees)}</h2>
        <Field
          label={t(words.class)}
          name="fee-class"
          options={[
            { value: '', label: t(words.allClasses) },
            ...data.classes.map(({ id, name }) => ({ value: id, label: t(name) })),
          ]}
          onChange={choose}
        />
        <p className={lists.total}>
          {t(words.owedInAll)}: {taka(sum)}
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
                <b>{t(student.name)}</b>
                <small>{t(nameOf(data.classes, student.class))}</small>
                <span data-owes={owed(dues) > 0 || undefined}>
                  {owed(dues) > 0 ? taka(owed(dues)) : t(words.clear)}
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
