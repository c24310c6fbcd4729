import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { nameOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { handOver, leftToday } from '../../steps/diary.ts';
import { words } from '../../words/words.ts';
import type { Pickup as PickupOfStudent } from '../../world.ts';
import form from '../Form.module.css';
import lists from '../List.module.css';

/** Who is to pick up whom, as the guardians said; nobody leaves with somebody else. */
export function Gate() {
  const { world, t } = useSchool();
  return (
    <>
      <h2>{t(words.gate)}</h2>
      <ul className={lists.list}>
        {world.pickups.map((one) => (
          <Child key={one.student} pickup={one} />
        ))}
      </ul>
    </>
  );
}

function Child({ pickup }: { pickup: PickupOfStudent }) {
  const { data, world, t, today, act, clock, say } = useSchool();
  const name = t(nameOf(data.students, pickup.student));
  const people = world.people.filter(({ student }) => student === pickup.student);
  const expected = people.find(({ id }) => id === pickup.person);
  const left = leftToday(pickup, today) ? pickup.left : null;
  const letGo = (typed: FormData) => {
    const person = String(typed.get('person'));
    act(handOver, pickup.student, person);
  };
  return (
    <li>
      <span>
        <b>{name}</b>
        <br />
        {t(words.comesToday)}: {expected && `${t(expected.relation)}, ${t(expected.name)}`}
      </span>
      {left ? (
        <span className={lists.done} role="status">
          {say(words.left, { time: clock(left.at) })} {expected && t(expected.name)}
        </span>
      ) : (
        <Entry key={pickup.person} className={form.fields} send={letGo}>
          <Field
            label={`${t(words.atGate)}: ${name}`}
            name="person"
            initial={pickup.person}
            options={people.map((one) => ({
              value: one.id,
              label: `${t(one.relation)}, ${t(one.name)}`,
            }))}
          />
          <Button type="submit" variant="quiet">
            {say(words.letGo, { name })}
          </Button>
        </Entry>
      )}
    </li>
  );
}
