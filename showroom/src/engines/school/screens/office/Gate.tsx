import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { timeInWords } from '../../../../words/clock.ts';
import { nameOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { handOver, leftToday } from '../../steps/diary.ts';
import { words } from '../../words/words.ts';
import type { Pickup as PickupOfStudent } from '../../world.ts';
import form from '../Form.module.css';
import lists from '../List.module.css';

/** Who is to pick up whom, as the guardians said; nobody leaves with somebody else. */
export function Gate() {
  const { world, translate } = useSchool();
  return (
    <>
      <h2>{translate(words.gate)}</h2>
      <ul className={lists.list}>
        {world.pickups.map((one) => (
          <Child key={one.student} pickup={one} />
        ))}
      </ul>
    </>
  );
}

function Child({ pickup }: { pickup: PickupOfStudent }) {
  const { data, world, translate, step, language, today } = useSchool();
  const name = translate(nameOf(data.students, pickup.student));
  const people = world.people.filter(({ student }) => student === pickup.student);
  const expected = people.find(({ id }) => id === pickup.person);
  const left = leftToday(pickup, today) ? pickup.left : null;
  const letGo = (typed: FormData) => {
    const person = String(typed.get('person'));
    step((school, before) => handOver(school, before, pickup.student, person));
  };
  return (
    <li>
      <span>
        <b>{name}</b>
        <br />
        {translate(words.comesToday)}:{' '}
        {expected && `${translate(expected.relation)}, ${translate(expected.name)}`}
      </span>
      {left ? (
        <span className={lists.done} role="status">
          {filled(translate(words.left), { time: timeInWords(left.at, language) })}{' '}
          {expected && translate(expected.name)}
        </span>
      ) : (
        <Entry key={pickup.person} className={form.fields} send={letGo}>
          <Field
            label={`${translate(words.atGate)}: ${name}`}
            name="person"
            initial={pickup.person}
            options={people.map((one) => ({
              value: one.id,
              label: `${translate(one.relation)}, ${translate(one.name)}`,
            }))}
          />
          <Button type="submit" variant="quiet">
            {filled(translate(words.letGo), { name })}
          </Button>
        </Entry>
      )}
    </li>
  );
}
