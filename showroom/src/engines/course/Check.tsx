import { type SubmitEvent, useEffect } from 'react';
import { goTo } from '../../runtime/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './CertificateSheet.module.css';
import common from './CourseDemo.module.css';
import { readCertificate } from './certificate.ts';
import { useCourses } from './engine.ts';
import { useFilled } from './useFilled.ts';
import { words } from './words.ts';

/** Where anybody checks a certificate: its number is enough, so a scan works on any phone. */
export function Check({ number }: { number: string }) {
  const { data, translate, completeTask } = useCourses();
  const fill = useFilled();
  const found = readCertificate(data, number);
  const isFound = found !== undefined;
  useEffect(() => {
    if (isFound) completeTask('checked');
  }, [isFound, completeTask]);
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    goTo('check', String(new FormData(event.currentTarget).get('number')).trim());
  };
  return (
    <form className={`${common.card} ${common.narrow}`} onSubmit={check} noValidate>
      <h2>{translate(words.check)}</h2>
      <Field
        label={translate(words.number)}
        name="number"
        initial={number}
        error={number !== '' && !found ? translate(words.notGenuine) : undefined}
      />
      <Button type="submit">{translate(words.checkNow)}</Button>
      <div role="status">
        {found && (
          <>
            <p className={styles.name}>{translate(words.genuine)}</p>
            <p>
              <b>{translate(found.student.name)}</b>
              <br />
              {translate(found.course.name)}, {fill('enrolledBatch', { batch: found.batch })}
              <br />
              {found.number}
            </p>
          </>
        )}
      </div>
    </form>
  );
}
