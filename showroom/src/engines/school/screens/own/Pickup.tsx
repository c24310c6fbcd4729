import type { SubmitEvent } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { minutesOf } from '../../../../words/clock.ts';
import { useSchool } from '../../engine.ts';
import { addPerson, choosePerson, leftToday } from '../../steps/diary.ts';
import { words } from '../../words/words.ts';
import styles from './Diary.module.css';

/** Who picks the child up: the person of today, and the list to choose from. */
export function Pickup({ student }: { student: string }) {
  const { data, world, t, completeTask, today, act, clock, say } = useSchool();
  const people = world.people.filter((one) => one.student === student);
  const pickup = world.pickups.find((one) => one.student === student);
  const person = people.find(({ id }) => id === pickup?.person);
  if (!pickup || !person) return null;
  const left = leftToday(pickup, today) ? pickup.left : null;
  const time = left ? left.at : minutesOf(data.pickup?.from ?? '12:30');
  const choose = (id: string) => {
    if (act(choosePerson, student, id)) completeTask('pickup');
  };
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const next = {
      student,
      name: text('name'),
      relation: text('relation'),
      phone: text('phone'),
    };
    if (act(addPerson, next)) event.currentTarget.reset();
  };
  return (
    <section className={styles.pickup} aria-labelledby="pickup">
      <div className={styles.person}>
        {person.picture && <img src={person.picture} alt="" width="66" height="66" />}
        <p>
          <span id="pickup" className={styles.soft}>
            {say(left ? words.left : words.comes, {
              time: clock(time),
            })}
          </span>
          <b>
            {t(person.relation)}, {t(person.name)}
          </b>
          <small className={styles.soft}>{person.phone}</small>
        </p>
      </div>
      <details>
        <summary>{t(words.whoComes)}</summary>
        <div className={styles.choices}>
          {people.map((one) => (
            <Button
              key={one.id}
              variant="quiet"
              isPressed={one.id === person.id}
              onClick={() => choose(one.id)}
            >
              {t(one.relation)}, {t(one.name)}
            </Button>
          ))}
        </div>
        <form className={styles.add} onSubmit={add} noValidate>
          <h3>{t(words.addPerson)}</h3>
          <Field label={t(words.name)} name="name" />
          <Field label={t(words.relation)} name="relation" />
          <Field label={t(words.phone)} name="phone" type="tel" />
          <Button type="submit" variant="quiet">
            {t(words.addPerson)}
          </Button>
        </form>
      </details>
    </section>
  );
}
