import { screenHash } from '../../../runtime/hash.ts';
import { Paper } from '../../../ui/Paper.tsx';
import { Records } from '../../../ui/Records.tsx';
import { columnOf } from '../data.ts';
import { useDesk } from '../engine.ts';
import { priceOf, scheduleOf } from '../steps/flats.ts';
import { words } from '../words/words.ts';
import { House } from './House.tsx';

/** The instalment schedule of a booked flat on a sheet that prints. */
export function ScheduleSheet() {
  const { desk, data, world, t, screen, taka, nameOfFlat, nameOfPart, date, say } =
    useDesk<'flats'>();
  const flat = world.flats.find(({ id }) => id === screen[1]);
  if (!flat || flat.state === 'free' || !flat.terms) return <House />;
  const { id, terms } = flat;
  const { size, facing } = columnOf(desk, id);
  return (
    <Paper
      lines={<p>{t(data.address)}</p>}
      title={
        <>
          <h2>{t(words.schedule)}</h2>
          <p>{date(terms.day, 'year')}</p>
        </>
      }
      ways={{ href: screenHash('house', id), back: t(words.back) }}
      signs={[t(words.signature)]}
    >
      <p>
        {t(words.to)}: <b>{t(flat.buyer)}</b>
        <br />
        {t(desk.building)}, {say(words.flat, { flat: nameOfFlat(id) })},{' '}
        {say(words.size, { size, facing: t(facing) })}
      </p>
      <Records
        name={t(words.schedule)}
        rows={scheduleOf(desk, id, terms)}
        keyOf={nameOfPart}
        columns={[
          [t(words.part), nameOfPart],
          [t(words.day), ({ day }) => date(day, 'year')],
          [t(words.amount), ({ amount }) => taka(amount)],
        ]}
        sums={[
          [t(terms.parking ? words.priceWith : words.priceWithout), taka(priceOf(desk, id, terms))],
        ]}
      />
    </Paper>
  );
}
