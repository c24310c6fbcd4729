import { Actions } from '../../../ledger/Actions.tsx';
import { DeskCard } from '../../../ui/DeskCard.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { distanceOf } from '../../../words/days.ts';
import { nextYearly } from '../../../words/months.ts';
import type { FieldDesk } from '../data.ts';
import { useDesk } from '../engine.ts';

import { noteCall } from '../steps/quotations.ts';
import { words } from '../words/words.ts';

/** The machines that were sold, each called about before the next harvest. */
export function Service() {
  const { desk, world, t, today, date, say } = useDesk<'field'>();
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
            <CallCard key={machine.id} machine={machine} />
          ))}
        </Stack>
      </Panel>
    </Panels>
  );
}

function CallCard({ machine }: { machine: FieldDesk['sold'][number] }) {
  const { desk, data, world, t, completeTask, nameOf, act, date, say } = useDesk<'field'>();
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
        <Actions
          name={owner}
          actions={(['booked', 'fine'] as const).map((next) => [
            t(words[next]),
            () => act(noteCall, machine.id, next) && completeTask('called'),
          ])}
        />
      ) : (
        <p>
          <b>{t(words[outcome])}</b>
        </p>
      )}
    </DeskCard>
  );
}
