import { Button } from '../../../ui/Button.tsx';
import { DeskCard } from '../../../ui/DeskCard.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { distanceOf } from '../../../words/days.ts';
import type { FieldDesk } from '../data.ts';
import { nextYearly } from '../steps/months.ts';
import { noteCall } from '../steps/quotations.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** The machines that were sold, each called about before the next harvest. */
export function Service({ desk }: { desk: FieldDesk }) {
  const { world, t, today, date, say } = useDesk();
  const [next] = desk.harvests
    .map(({ name, month, day }) => ({ name, day: nextYearly(month, day, today) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const left = world.service.filter(({ outcome }) => outcome === null).length;
  return (
    <Panels>
      <Panel title={t(words.calls)} isWide aside={<b>{say(words.callsLeft, { count: left })}</b>}>
        {next && (
          <p>
            {say(words.harvest, {
              harvest: t(next.name),
              day: date(next.day),
              count: distanceOf(next.day, today),
            })}
          </p>
        )}
        <Stack as="ul">
          {desk.sold.map((machine) => (
            <CallCard key={machine.id} desk={desk} machine={machine} />
          ))}
        </Stack>
      </Panel>
    </Panels>
  );
}

function CallCard({ desk, machine }: { desk: FieldDesk; machine: FieldDesk['sold'][number] }) {
  const { data, world, t, completeTask, nameOf, act, date, say } = useDesk();
  const outcome = world.service.find(({ id }) => id === machine.id)?.outcome ?? null;
  const owner = t(machine.owner);
  return (
    <DeskCard name={owner} sum={machine.phone} isWaiting={outcome === null}>
      <p>
        {[
          nameOf(desk.machines, machine.machine),
          machine.serial,
          nameOf(data.areas, machine.area),
          say(words.soldOn, { day: date(machine.day, 'year') }),
        ].join(' · ')}
      </p>
      <Note>{t(machine.wear)}</Note>
      {outcome === null ? (
        <Row gap={2}>
          {(['booked', 'fine'] as const).map((next) => (
            <Button
              key={next}
              variant={next === 'booked' ? 'solid' : 'quiet'}
              label={`${t(words[next])}: ${owner}`}
              onClick={() => {
                if (act(noteCall, machine.id, next)) completeTask('called');
              }}
            >
              {t(words[next])}
            </Button>
          ))}
        </Row>
      ) : (
        <p>
          <b>{t(words[outcome])}</b>
        </p>
      )}
    </DeskCard>
  );
}
