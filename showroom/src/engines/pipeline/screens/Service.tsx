import { oneOf } from '../../../demo/one-of.ts';
import { filled } from '../../../shell/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { dayInWords, distanceOf } from '../../../words/days.ts';
import type { FieldDesk } from '../data.ts';
import { nextYearly } from '../steps/months.ts';
import { noteCall } from '../steps/quotations.ts';
import { words } from '../words/words.ts';
import styles from './Cheques.module.css';
import { useDesk } from './useDesk.ts';

/** The machines that were sold, each called about before the next harvest. */
export function Service({ desk }: { desk: FieldDesk }) {
  const { world, translate, language, today, count } = useDesk();
  const [next] = desk.harvests
    .map(({ name, month, day }) => ({ name, day: nextYearly(month, day, today) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const left = world.service.filter(({ outcome }) => outcome === null).length;
  return (
    <Panels>
      <Panel
        title={translate(words.calls)}
        isWide
        aside={<b>{filled(translate(words.callsLeft), { count: count(left) })}</b>}
      >
        {next && (
          <p>
            {filled(translate(words.harvest), {
              harvest: translate(next.name),
              day: dayInWords(next.day, language),
              count: count(distanceOf(next.day, today)),
            })}
          </p>
        )}
        <ul className={styles.cheques}>
          {desk.sold.map((machine) => (
            <Call key={machine.id} desk={desk} machine={machine} />
          ))}
        </ul>
      </Panel>
    </Panels>
  );
}

function Call({ desk, machine }: { desk: FieldDesk; machine: FieldDesk['sold'][number] }) {
  const { world, translate, language, step, completeTask, nameOf } = useDesk();
  const outcome = world.service.find(({ id }) => id === machine.id)?.outcome ?? null;
  const owner = translate(machine.owner);
  const note = (next: 'booked' | 'fine') => {
    if (step((premises, before) => noteCall(premises, before, machine.id, next)))
      completeTask('called');
  };
  return (
    <li className={styles.cheque} data-state={outcome === null ? 'due' : 'sent'}>
      <p className={styles.head}>
        <b>{owner}</b>
        <span>{machine.phone}</span>
      </p>
      <p>
        {[
          translate(oneOf(desk.machines, machine.machine).name),
          machine.serial,
          nameOf('areas', machine.area),
          filled(translate(words.soldOn), {
            day: dayInWords(machine.day, language, 'year'),
          }),
        ].join(' · ')}
      </p>
      <p className={styles.later}>{translate(machine.wear)}</p>
      {outcome === null ? (
        <div className={styles.steps}>
          {(['booked', 'fine'] as const).map((next) => (
            <Button
              key={next}
              variant={next === 'booked' ? 'solid' : 'quiet'}
              label={`${translate(words[next])}: ${owner}`}
              onClick={() => note(next)}
            >
              {translate(words[next])}
            </Button>
          ))}
        </div>
      ) : (
        <p>
          <b>{translate(words[outcome])}</b>
        </p>
      )}
    </li>
  );
}
