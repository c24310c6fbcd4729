import type { SubmitEvent } from 'react';
import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { minutesOf, timeInWords } from '../../../../words/clock.ts';
import { useSchool } from '../../engine.ts';
import { addPerson, choosePerson, leftToday } from '../../steps/diary.ts';
import { words } from '../../words/words.ts';
import styles from './Diary.module.css';

/** Who picks the child up: the person of today, and the list to choose from. */
export function Pickup({ student }: { student: string }) {
  const { data, world, translate, step, completeTask, language, today } = useSchool();
  const people = world.people.filter((one) => one.student === student);
  const pickup = world.pickups.find((one) => one.student === student);
  const person = people.find(({ id }) => id === pickup?.person);
  if (!pickup || !person) return null;
  const left = leftToday(pickup, today) ? pickup.left : null;
  const time = left ? left.at : minutesOf(data.pickup?.from ?? '12:30');
  const choose = (id: string) => {
    if (step((school, before) => choosePerson(school, before, student, id))) completeTask('pickup');
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
    if (step((school, before) => addPerson(school, before, next))) event.currentTarget.reset();
  };
  return (
    <section className={styles.pickup} aria-labelledby="pickup">
      <div className={styles.person}>
        {person.picture && <img src={person.picture} alt="" width="66" height="66" />}
        <p>
          <span id="pickup" className={styles.soft}>
            {filled(translate(left ? words.left : words.comes), {
              time: timeInWords(time, language),
            })}
          </span>
          <b>
            {translate(person.relation)}, {translate(person.name)}
          </b>
          <small className={styles.soft}>{person.phone}</small>
        </p>
      </div>
      <details>
        <summary>{translate(words.whoComes)}</summary>
        <div className={styles.choices}>
          {people.map((one) => (
            <Button
              key={one.id}
              variant="quiet"
              isPressed={one.id === person.id}
              onClick={() => choose(one.id)}
            >
              {translate(one.relation)}, {translate(one.name)}
            </Button>
          ))}
        </div>
        <form className={styles.add} onSubmit={add} noValidate>
          <h3>{translate(words.addPerson)}</h3>
          <Field label={translate(words.name)} name="name" />
          <Field label={translate(words.relation)} name="relation" />
          <Field label={translate(words.phone)} name="phone" type="tel" />
          <Button type="submit" variant="quiet">
            {translate(words.addPerson)}
          </Button>
        </form>
      </details>
    </section>
  );
}
