import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { nameOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { handOver, leftToday } from '../../steps/diary.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';

/** Who is to pick up whom, as the guardians said; nobody leaves with somebody else. */
export function Gate() {
  const { data, world, t, today, act, clock, say } = useSchool();
  return (
    <>
      <h2>{t(words.gate)}</h2>
      <ul>
        {world.pickups.map((pickup) => {
          const name = t(nameOf(data.students, pickup.student));
          const people = world.people
            .filter(({ student }) => student === pickup.student)
            .map((one) => ({ value: one.id, label: `${t(one.relation)}, ${t(one.name)}` }));
          const left = leftToday(pickup, today) ? pickup.left : null;
          return (
            <Row as="li" key={pickup.student} isApart className={lists.line}>
              <span>
                <b>{name}</b>
                <br />
                {t(words.comesToday)}: {people.find(({ value }) => value === pickup.person)?.label}
              </span>
              {left ? (
                <span className={lists.done} role="status">
                  {say(words.left, { time: clock(left.at) })}{' '}
                  {t(nameOf(world.people, pickup.person))}
                </span>
              ) : (
                <Form
                  key={pickup.person}
                  action={say(words.letGo, { name })}
                  variant="quiet"
                  send={(typed) => act(handOver, pickup.student, typed('person'))}
                >
                  <Field
                    label={`${t(words.atGate)}: ${name}`}
                    name="person"
                    initial={pickup.person}
                    options={people}
                  />
                </Form>
              )}
            </Row>
          );
        })}
      </ul>
    </>
  );
}
