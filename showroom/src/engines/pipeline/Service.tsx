import { filled } from '../../frame/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel, Panels } from '../../ui/Panels.tsx';
import { dayInWords } from '../../words/days.ts';
import { oneOf } from '../office/world.ts';
import styles from './Cheques.module.css';
import { daysToYearly } from './clock.ts';
import { noteCall } from './quotations.ts';
import { usePipelineDesk } from './usePipelineDesk.ts';
import { words } from './words.ts';
import type { FieldDesk } from './world.ts';

/** The machines that were sold, each called about before the next harvest. */
export function Service({ desk }: { desk: FieldDesk }) {
  const { world, translate, language, today, count } = usePipelineDesk();
  const [next] = desk.harvests
    .map(({ name, month, day }) => ({ name, days: daysToYearly(month, day, today) }))
    .toSorted((one, other) => one.days - other.days);
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
              day: dayInWords(next.days, today, language),
              count: count(next.days),
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
  const { world, translate, language, today, act, completeTask, nameOf } = usePipelineDesk();
  const outcome = world.service.find(({ id }) => id === machine.id)?.outcome ?? null;
  const owner = translate(machine.owner);
  const note = (next: 'booked' | 'fine') => {
    if (act((before, office) => noteCall(before, office, machine.id, next))) completeTask('called');
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
            day: dayInWords(machine.day, today, language, 'year'),
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
