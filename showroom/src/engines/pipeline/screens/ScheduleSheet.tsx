import { screenHash } from '../../../runtime/hash.ts';
import { PrintedSheet } from '../../../ui/PrintedSheet.tsx';
import { Records } from '../../../ui/Records.tsx';
import { columnOf } from '../data.ts';
import { useDesk } from '../engine.ts';
import { priceOf, scheduleOf } from '../steps/flats.ts';
import { words } from '../words/words.ts';
import { House } from './House.tsx';

/** The instalment schedule of a booked flat on a sheet that prints. */
export function ScheduleSheet() {
  const { desk, data, world, t, screen, taka, businessName, nameOfFlat, nameOfPart, date, say } =
    useDesk<'flats'>();
  const flat = world.flats.find(({ id }) => id === screen[1]);
  if (!flat || flat.state === 'free' || !flat.terms) return <House />;
  const { id, terms } = flat;
  const { size, facing } = columnOf(desk, id);
  return (
    <PrintedSheet
      business={businessName}
      address={t(data.address)}
      title={t(words.schedule)}
      about={date(terms.day, 'year')}
      print={t(words.print)}
      back={{ href: screenHash('house', id), words: t(words.back) }}
      sign={t(words.signature)}
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
    </PrintedSheet>
  );
}
