import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { nameOf, optionsOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { duesOf, owed } from '../../steps/fees.ts';
import { words } from '../../words/words.ts';
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
      <Stack data-unprinted>
        <h2>{t(words.fees)}</h2>
        <Field
          label={t(words.class)}
          name="fee-class"
          options={[{ value: '', label: t(words.allClasses) }, ...optionsOf(data.classes, t)]}
          onChange={choose}
        />
        <b>
          {t(words.owedInAll)}: {taka(sum)}
        </b>
      </Stack>
      <Stack as="ul" gap={2}>
        {students.map((student) => {
          const left = owed(duesOf(world, student.id));
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
                <span data-owes={left > 0 || undefined}>
                  {left > 0 ? taka(left) : t(words.clear)}
                </span>
              </button>
              {isOpen && <StudentDues student={student} />}
            </li>
          );
        })}
      </Stack>
    </>
  );
}
