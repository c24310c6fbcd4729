import { oneOf } from '../../../demo/one-of.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { distanceOf } from '../../../words/days.ts';
import type { FieldDesk } from '../data.ts';
import { nextYearly } from '../steps/months.ts';
import { noteCall } from '../steps/quotations.ts';
import { words } from '../words/words.ts';
import styles from './Cheques.module.css';
import { useDesk } from './useDesk.ts';

/** The machines that were sold, each called about before the next harvest. */
export function Service({ desk }: { desk: FieldDesk }) {
  const { world, t, today, count, date, say } = useDesk();
  const [next] = desk.harvests
    .map(({ name, month, day }) => ({ name, day: nextYearly(month, day, today) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const left = world.service.filter(({ outcome }) => outcome === null).length;
  return (
    <Panels>
      <Panel
        title={t(words.calls)}
        isWide
        aside={<b>{say(words.callsLeft, { count: count(left) })}</b>}
      >
        {next && (
          <p>
            {say(words.harvest, {
              harvest: t(next.name),
              day: date(next.day),
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
  const { world, t, completeTask, nameOf, act, date, say } = useDesk();
  const outcome = world.service.find(({ id }) => id === machine.id)?.outcome ?? null;
  const owner = t(machine.owner);
  const note = (next: 'booked' | 'fine') => {
    if (act(noteCall, machine.id, next)) completeTask('called');
  };
  return (
    <li className={styles.cheque} data-state={outcome === null ? 'due' : 'sent'}>
      <p className={styles.head}>
        <b>{owner}</b>
        <span>{machine.phone}</span>
      </p>
      <p>
        {[
          t(oneOf(desk.machines, machine.machine).name),
          machine.serial,
          nameOf('areas', machine.area),
          say(words.soldOn, {
            day: date(machine.day, 'year'),
          }),
        ].join(' · ')}
      </p>
      <p className={styles.later}>{t(machine.wear)}</p>
      {outcome === null ? (
        <div className={styles.steps}>
          {(['booked', 'fine'] as const).map((next) => (
            <Button
              key={next}
              variant={next === 'booked' ? 'solid' : 'quiet'}
              label={`${t(words[next])}: ${owner}`}
              onClick={() => note(next)}
            >
              {t(words[next])}
            </Button>
          ))}
        </div>
      ) : (
        <p>
          <b>{t(words[outcome])}</b>
        </p>
      )}
    </li>
  );
}
